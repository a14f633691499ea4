import { type Logger, type LoggerOptions, multistream, pino } from 'pino'
import { type Destination, openDestination } from './log-destination.ts'
import { openLogFile } from './log-file.ts'
import { openLogThrottle } from './log-throttle.ts'
import { redactFields } from './redact-fields.ts'

/** Facts, not stories: a fixed message and fields. */
export type Log = Logger

const USUAL_MAX_BYTES = 80 * 1024 * 1024
/** Interval of the summaries of suppressed lines. */
const TELL_EVERY_MS = 60_000

export interface LogOptions {
  level: string
  /** Where `logs/server.log` is; null writes to the standard output. */
  dataDir: string | null
  /** Of the file and what was put aside of it, together. */
  maxBytes?: number
}

/**
 * Open the log: one JSON line per event. Errors that need a person are also written to standard error. Repeated lines about one
 * refusal or fault are mostly counted instead.
 */
export function openLog({ level, dataDir, maxBytes = USUAL_MAX_BYTES }: LogOptions): Log {
  const { hooks, tellFrom } = thinLines()
  const options = { ...logOptions(level), hooks }
  const losses = countLosses()
  if (dataDir === null) {
    const toOutput = openDestination(1)
    losses.watch(toOutput)
    return tellFrom(losses.tellTo(pino(options, toOutput)))
  }
  const streams = [
    { level: 'debug' as const, stream: openLogFile({ dataDir, maxBytes }, losses.watch) },
    { level: 'error' as const, stream: openDestination(2) },
  ]
  return tellFrom(losses.tellTo(pino(options, multistream(streams))))
}

function countLosses() {
  let lost = 0
  let log: Log | undefined
  return {
    watch(opened: Destination) {
      opened.on('drop', () => {
        lost += 1
      })
      opened.on('drain', () => {
        if (lost === 0) return
        const lines = lost
        lost = 0
        log?.warn({ lines }, 'lines of the log were lost: it could not be written fast enough')
      })
    },
    tellTo(told: Log): Log {
      log = told
      return told
    },
  }
}

function thinLines(): { hooks: NonNullable<LoggerOptions['hooks']>; tellFrom: (log: Log) => Log } {
  const thinning = openLogThrottle()
  let isTelling = false
  return {
    hooks: {
      logMethod(args, method, level) {
        const [first, second] = args as unknown[]
        const fields = typeof first === 'object' && first !== null ? { ...first } : {}
        const message = typeof first === 'string' ? first : String(second ?? '')
        if (isTelling || thinning.mayWrite({ level, message, fields })) method.apply(this, args)
      },
    },
    tellFrom(log) {
      setInterval(() => {
        isTelling = true
        for (const counted of thinning.take()) log.info(counted, 'lines like this were not written')
        isTelling = false
      }, TELL_EVERY_MS).unref()
      return log
    },
  }
}

export function logOptions(level: string): LoggerOptions {
  return {
    level,
    base: null,
    formatters: { level: (label: string) => ({ level: label }), log: redactFields },
    serializers: { err: (told: unknown) => told },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
}

/** A phone number as a log may show it: `+86138******00`. */
export function maskPhone(phone: string): string {
  return phone.length < 8 ? '***' : `${phone.slice(0, -8)}******${phone.slice(-2)}`
}
