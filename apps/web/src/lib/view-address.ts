import { useLocationProperty } from 'wouter/use-browser-location'

/** Whether the address names the pictures of a channel, not its feed; who asks is not drawn again for a dialog that it names too. */
export const useIsGalleryView = () => useLocationProperty(isGalleryView)

const isGalleryView = () => location.search.includes('view=gallery')
