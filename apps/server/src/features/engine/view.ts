import type { AdminEngine, ProbeFound, ProbeReport } from '@easel/contract/admin-engines'
import type { Language } from '@easel/contract/basics'
import { formatEngineNote } from '../../http/texts/format-texts.ts'
import type { EngineRow } from './queries.ts'
import { type Figures, maskKey } from './rules.ts'

export interface Reader {
  language: Language
}

interface Beside extends Reader {
  /** Undefined: it cannot be read. */
  key: string | null | undefined
  figures: Figures
  /** Of the built-in one: as many as this machine has. */
  localSlots: number
}

export function viewEngine(row: EngineRow, { key, figures, localSlots, language }: Beside): AdminEngine {
  const { id, kind, address, options, bots, verbs, weight, origin, version } = row
  return {
    ...{ id, kind, address, options, bots, verbs, weight, origin, version, figures },
    key: key === undefined ? '••••' : key && maskKey(key),
    slots: row.slots === 0 ? localSlots : row.slots,
    isOn: row.is_on,
    standing: {
      state: stateOf(row),
      until: row.set_aside_until?.toISOString() ?? null,
      lastError: row.last_error,
      lastErrorAt: row.last_error_at?.toISOString() ?? null,
    },
    probe: row.probe && row.probed_at && { ...viewProbe(row.probe, language), at: row.probed_at.toISOString() },
  }
}

/** With a sentence for each note. */
export function viewProbe(found: ProbeFound, language: Language): ProbeReport {
  return { ...found, notes: found.notes.map((note) => ({ ...note, text: formatEngineNote(note, language) })) }
}

function stateOf({ is_on, set_aside_until, probe, origin }: EngineRow): AdminEngine['standing']['state'] {
  if (!is_on) return 'off'
  if (set_aside_until) return 'set-aside'
  return probe || origin === 'built-in' ? 'well' : 'unknown'
}
