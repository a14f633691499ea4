/** Raised whenever the same recipe would give other bytes than before. */
export const PAINTER_VERSION = 3
