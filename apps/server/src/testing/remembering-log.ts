import { pino } from 'pino'
import { type Log, logOptions } from '../platform/log.ts'

/** A log as the product writes it, kept in memory. */
export interface RememberingLog {
  log: Log
  /** All that was said, as it would stand in the file. */
  text(): string
  /** The facts that were said with this message. */
  facts(message: string): Record<string, unknown>[]
}

export function openRememberingLog(): RememberingLog {
  const lines: string[] = []
  const log = pino(logOptions('debug'), { write: (line: string) => lines.push(line) })
  return {
    log,
    text: () => lines.join(''),
    facts: (message) =>
      lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === message),
  }
}
