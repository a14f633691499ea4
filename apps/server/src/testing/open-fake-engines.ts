import { ENGINE_VERBS } from '@easel/contract/admin-engines'
import type { Abilities, Probe, RemoteEngine } from '@easel/engines/engine'
import { openFakeEngine } from '@easel/engines/fake'
import type { EngineSettings } from '../platform/engines/connect.ts'

/** One engine elsewhere, as it was opened. */
export interface OpenedFake {
  settings: EngineSettings
  engine: RemoteEngine
  probeCount: number
  isClosed: boolean
}

/** Engines elsewhere that answer as a test says, by their names. */
export interface FakeEngines {
  connect: (settings: EngineSettings) => RemoteEngine
  /** Oldest first. */
  opened: readonly OpenedFake[]
  /** From now on it answers so when it is asked how it is. */
  becomes(id: string, change: Partial<Probe> & { lacks?: readonly (keyof Abilities['verbs'])[] }): void
}

export function openFakeEngines(): FakeEngines {
  const opened: OpenedFake[] = []
  const probes = new Map<string, Probe>()
  const probeOf = (id: string) => probes.get(id) ?? { isWell: true, abilities: able(), notes: [] }
  return {
    opened,
    becomes(id, { lacks = [], ...change }) {
      probes.set(id, { ...probeOf(id), abilities: able(lacks), ...change })
    },
    connect(settings) {
      const { id, slots } = settings
      const fake = openFakeEngine({ slots })
      const record: OpenedFake = { settings, engine: { ...fake, ...remote() }, probeCount: 0, isClosed: false }
      function remote() {
        return {
          id,
          abilities: () => probeOf(id).abilities,
          async probe() {
            record.probeCount += 1
            return probeOf(id)
          },
          cancel: () => Promise.resolve(),
          async close() {
            record.isClosed = true
            await fake.close()
          },
        }
      }
      opened.push(record)
      return record.engine
    },
  }
}

function able(lacks: readonly string[] = []): Abilities {
  const verbs = Object.fromEntries(ENGINE_VERBS.map((verb) => [verb, lacks.includes(verb) ? 'unavailable' : 'native']))
  return {
    verbs: verbs as Abilities['verbs'],
    bots: ['MID_JOURNEY', 'NIJI_JOURNEY'],
    preview: true,
    cancel: true,
    seed: true,
  }
}
