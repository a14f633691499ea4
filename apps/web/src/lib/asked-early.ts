/**
 * What the page's own script asks for, and the app again: one request takes the place of the other only while both ask for the
 * same.
 */

/** Cards of a channel that are read at a time. */
export const FEED_PAGE = '20'

/** How wide a card shows its picture, in px; on a phone as if it were less: twice as sharp as CSS pixels is enough there, and a third of the bytes. */
export const CARD_PICTURE_PX = { phone: 320, wide: 440 }
