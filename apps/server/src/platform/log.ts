import { mkdirSync, openSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Logger, type LoggerOptions, destination, multistream, pino } from 'pino'
import { tidyFact } from './tidy-fact.ts'

/** Facts, not stories: a fixed message and fields. */
export type Log = Logger

const MAX_FILE_BYTES = 20 * 1024 * 1024

/** Behind a disk or a reader that does not keep up; then lines are lost, and counted. */
const WAITING_MAX_BYTES = 4 * 1024 * 1024

export interface LogOptions {
  level: string
  /** Where `logs/server.log` is; null writes to the standard output. */
  dataDir: string | null
}

/** Open the log: one JSON line per fact. What needs a human now is also written to the standard error. */
export function openLog({ level, dataDir }: LogOptions): Log {
  const options = logOptions(level)
  if (dataDir === null) {
    const toOutput = openDestination(1)
    return tellLosses(pino(options, toOutput), toOutput)
  }
  // Open from the start, so that what is said just before an exit is written.
  const toFile = openDestination(openSync(freshFile(dataDir), 'a', 0o600))
  const streams = [
    { level: 'debug' as const, stream: toFile },
    { level: 'error' as const, stream: openDestination(2) },
  ]
  return tellLosses(pino(options, multistream(streams)), toFile)
}

type Destination = ReturnType<typeof destination>

/** A full disk or a reader who is slow costs lines of the log, not the server. */
function openDestination(fd: number): Destination {
  const opened = destination({ fd, sync: false, minLength: 0, maxLength: WAITING_MAX_BYTES })
  return opened.on('error', () => undefined)
}

function tellLosses(log: Log, opened: Destination): Log {
  let lost = 0
  opened.on('drop', () => {
    lost += 1
  })
  opened.on('drain', () => {
    if (lost === 0) return
    const lines = lost
    lost = 0
    log.warn({ lines }, 'lines of the log were lost: it could not be written fast enough')
  })
  return log
}

export function logOptions(level: string): LoggerOptions {
  return {
    level,
    base: null,
    formatters: { level: (label: string) => ({ level: label }), log: tidyFact },
    serializers: { err: (told: unknown) => told },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
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
