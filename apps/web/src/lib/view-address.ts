import { useLocationProperty } from 'wouter/use-browser-location'

/** Whether the address shows a channel's gallery; re-renders only when that changes, not when a dialog opens. */
export const useIsGalleryView = () => useLocationProperty(isGalleryView)

/** The same of what else a channel makes. */
export const useIsVideoView = () => useLocationProperty(isVideoView)

const isVideoView = () => location.search.includes('view=video')
const isGalleryView = () => location.search.includes('view=gallery')
