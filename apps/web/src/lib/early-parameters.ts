/**
 * Parameters of requests that both the boot scripts and the app make. The app reuses an early response only if both request
 * exactly the same URL.
 */

/** Page size of a channel's feed. */
export const FEED_PAGE = '20'

/**
 * Display width of a card's picture in px. On phones less than the real width: at a pixel density of 3, two image px per CSS px
 * suffice, with a third of the bytes.
 */
export const CARD_PICTURE_PX = { phone: 320, wide: 640 }
