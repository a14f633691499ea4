import { pino } from 'pino'
import type { Config } from '../config.ts'
import { systemClock } from '../platform/clock.ts'
import { openCounts } from '../platform/counts.ts'
import type { Secret } from '../platform/secret.ts'
import { fileOfSecretKey, readSecretKey } from '../platform/secret-key.ts'
import { type OpenedStore, openStoreBeside } from '../platform/storage/open-store.ts'

export function openStorage({ files }: Config): OpenedStore {
  return openStoreBeside(files, { clock: systemClock, log: pino({ level: 'silent' }), counts: openCounts() })
}

/** Null: there is none yet. */
export function findSecretKey({ secretKey, dataDir }: Config): Secret | null {
  return secretKey ?? readSecretKey(fileOfSecretKey(dataDir)).key
}

/** Aborted when this program is told to end. */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort())
  return stopping.signal
}
