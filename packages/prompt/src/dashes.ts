const SIGNS = '-‐‑‒–—―−－'

/**
 * What begins a parameter, as a part of a regular expression: two hyphens, and what phones, word processors and Chinese keyboards make of
 * them: `—ar`, `–ar`, `——ar`, `－－ar`. At most four, so that a line of them is not gone through again and again.
 */
export const DASHES = `(?:[${SIGNS}]{2,4}|[–—―])`
/** What may join two words into one name. */
export const JOINTS = `[${SIGNS}]+`
/** The same in names that people choose. */
export const WIDE_JOINTS = `[${SIGNS}_]+`
