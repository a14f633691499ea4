const SIGNS = '-‐‑‒–—―−－'

/**
 * Regular expression source for the dashes that begin a parameter: two hyphens, and what phones, word processors and Chinese
 * keyboards make of them: `—ar`, `–ar`, `——ar`, `－－ar`. At most four, so that long runs are not rescanned.
 */
export const DASHES = `(?:[${SIGNS}]{2,4}|[–—―])`
/** What may join two words into one name. */
export const JOINTS = `[${SIGNS}]+`
/** The same in names that people choose. */
export const WIDE_JOINTS = `[${SIGNS}_]+`
