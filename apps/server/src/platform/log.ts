import { mkdirSync, openSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Logger, destination, multistream, pino } from 'pino'

/** Facts, not stories: a fixed message and fields. */
export type Log = Logger

const MAX_FILE_BYTES = 20 * 1024 * 1024

/** Fields that must never be read in a log, wherever they stand. */
const hidden = ['password', 'captcha', 'code', 'token', 'ticket', 'authorization'].flatMap((name) => [
  name,
  `*.${name}`,
])

export interface LogOptions {
  level: string
  /** Where `logs/server.log` is; null writes to the standard output. */
  dataDir: string | null
}

/** Open the log: one JSON line per fact. What needs a human now is also written to the standard error. */
export function openLog({ level, dataDir }: LogOptions): Log {
  const options = {
    level,
    redact: { paths: hidden, censor: '[secret]' },
    base: null,
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  if (dataDir === null) return pino(options, destination({ fd: 1, sync: true }))
  // Open from the start, so that what is said just before an exit is written.
  const toFile = destination({ fd: openSync(freshFile(dataDir), 'a', 0o600), sync: false, minLength: 0 })
  // A full disk costs lines of the log, not the server.
  toFile.on('error', () => undefined)
  const toTerminal = destination({ fd: 2, sync: true })
  return pino(
    options,
    multistream([
      { level: 'debug', stream: toFile },
      { level: 'error', stream: toTerminal },
    ]),
  )
}

/** One earlier file is kept, so the two together stay bounded from start to start. */
function freshFile(dataDir: string): string {
  const folder = join(dataDir, 'logs')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'server.log')
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > MAX_FILE_BYTES) renameSync(file, `${file}.1`)
  return file
}

/** A phone number as a log may show it: `+86138******00`. */
export function maskPhone(phone: string): string {
  return phone.length < 8 ? '***' : `${phone.slice(0, -8)}******${phone.slice(-2)}`
}
