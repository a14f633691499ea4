import type { NewApiKey } from '@easel/contract/keys'

/** Step of the page; `from` is the key that it comes back from, or `make`. */
export type KeyView =
  | { at: 'list'; from?: string }
  | { at: 'make' }
  | { at: 'change' | 'uses'; keyId: string }
  | { at: 'fresh'; fresh: NewApiKey }
