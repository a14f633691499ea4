import { setImmediate } from 'node:timers/promises'
import type { RemoteEngine } from '@easel/engines/engine'
import type { RemoteTools } from '@easel/engines/remote/tools'
import { openOutgoing } from '@easel/outgoing/open-outgoing'
import { onTestFinished } from 'vitest'
import { ENGINE_FAULTS, type EngineFault } from '../../../../stand-ins/src/engines/faults.ts'

export interface PlannedFault {
  name: string
  /** Where it is met. */
  place: string
  /** Nobody answers at all. */
  isSilent: boolean
  /** It happens to the next so many who come there. */
  plan(times: number): void
}

/** One engine whose other end is a stand-in that can be told to fail. */
export interface FaultyEngine {
  /** As if it had just been connected: engines learn from what goes wrong, and each fault is to meet every verb. */
  open(): RemoteEngine
  /** The same one that gives up soon: for an answer that never comes. */
  openHasty(): RemoteEngine
  faults: readonly PlannedFault[]
  /** Which of how many ways in which the same other end is spoken to. */
  dialect?: { nth: number; of: number }
  /** Forget what was planned and has not happened. */
  calm(): void
  /** By what each thing that was taken is known: nothing may stand there twice. Empty: the engine is told no such name. */
  takenNames(): readonly string[]
}

/** Real time: much for a stand-in, and for a busy machine. */
export const PATIENT_MS = 60_000
const HASTY_MS = 250

export function pair(open: (patienceMs: number) => RemoteEngine): Pick<FaultyEngine, 'open' | 'openHasty'> {
  return { open: () => open(PATIENT_MS), openHasty: () => open(HASTY_MS) }
}

interface Planned {
  next(call: string, ...faults: EngineFault[]): void
  forget(): void
}

/** @param places names of calls, of which each spoils another verb */
export function faultsOf(planned: Planned, places: readonly string[]): Pick<FaultyEngine, 'faults' | 'calm'> {
  const at = (place: string, fault: EngineFault) => ({
    name: fault,
    place,
    isSilent: fault === 'hang',
    plan: (times: number) => {
      const script = Array.from({ length: times }, () => fault)
      for (const call of place.split(' ')) planned.next(call, ...script)
    },
  })
  return { faults: places.flatMap((place) => ENGINE_FAULTS.map((fault) => at(place, fault))), calm: planned.forget }
}

/** Pauses cost no time, and the clock stands still. */
export function openTools(origin: string): RemoteTools {
  const outgoing = openOutgoing({ hosts: [{ origin, isPrivate: true }] })
  onTestFinished(() => outgoing.close())
  const now = new Date('2026-01-01T00:00:00Z')
  return {
    outgoing,
    clock: { now: () => now },
    async pause(_milliseconds, signal) {
      await setImmediate()
      signal.throwIfAborted()
    },
  }
}

export async function closeLater<T extends { close(): Promise<void> }>(opening: Promise<T>): Promise<T> {
  const opened = await opening
  onTestFinished(() => opened.close())
  return opened
}
