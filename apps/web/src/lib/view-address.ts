import { useLocationProperty } from 'wouter/use-browser-location'

/** Whether the address shows a channel's gallery; re-renders only when that changes, not when a dialog opens. */
export const useIsGalleryView = () => useLocationProperty(isGalleryView)

const isGalleryView = () => location.search.includes('view=gallery')
