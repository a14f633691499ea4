import type { Logger } from 'pino'

/** Facts, not stories: a fixed message and fields. */
export type Log = Logger
