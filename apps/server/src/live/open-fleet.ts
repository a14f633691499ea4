import type { Db } from '../db/open.ts'
import { listProcesses, type OwnProcess, writeProcess, writeProcessEnd } from '../db/fleet-queries.ts'
import { type Fleet, type FleetProcess, viewFleet } from '../platform/fleet.ts'
import type { Log } from '../platform/log.ts'
import type { Bus } from './bus.ts'

/** Bus channel: a process has come or goes. */
const PROCESSES_CHANNEL = 'processes'
const BEAT_MS = 5_000

export interface OpenedFleet extends Fleet {
  /** Read again who is there; resolves when that counts. */
  refresh(): Promise<void>
  /** Say that this process takes nothing any more. */
  leave(): Promise<void>
  close(): Promise<void>
}

/** Keeps the row of this process, as presences are kept, and knows those of the others. */
export async function openFleet(
  { db, bus, log }: { db: Db; bus: Bus; log: Log },
  own: OwnProcess,
  beatMs = BEAT_MS,
): Promise<OpenedFleet> {
  let processes: FleetProcess[] = []
  let [hasLeft, isClosed] = [false, false]
  let last: Promise<void> = Promise.resolve()
  const inTurn = (act: () => Promise<void>) => {
    const done = last.then(act)
    last = done.catch((error: unknown) => log.warn({ err: error }, 'processes not read'))
    return done
  }
  const read = async () => {
    processes = await listProcesses(db)
  }
  const beat = async () => {
    if (!hasLeft) await writeProcess(db, own)
    await read()
  }
  const quietly = (act: () => Promise<void>) => {
    if (!isClosed) void inTurn(act).catch(() => undefined)
  }
  const announce = () =>
    bus
      .publish(PROCESSES_CHANNEL, own.id)
      .catch((error: unknown) => log.warn({ err: error }, 'a process was not announced'))
  await inTurn(beat)
  await announce()
  const hear = () => quietly(read)
  const stopListening = bus.listen(PROCESSES_CHANNEL, hear, hear)
  const timer = setInterval(() => quietly(beat), beatMs).unref()
  const leave = async () => {
    if (hasLeft) return
    hasLeft = true
    // If the database is away, silence says the same a little later.
    await inTurn(() => writeProcessEnd(db, own.id)).catch(() => undefined)
    await announce()
  }
  return {
    ...viewFleet(own, () => processes.filter(({ id }) => id !== own.id)),
    list: () => processes,
    refresh: () => inTurn(read),
    leave,
    async close() {
      clearInterval(timer)
      stopListening()
      await leave()
      isClosed = true
      await last
    },
  }
}
