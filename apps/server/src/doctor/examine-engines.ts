import type { ProbeFound } from '@easel/contract/admin-engines'
import type { Config } from '../config.ts'
import type { Db } from '../db/open.ts'
import { examineRows } from '../features/engine/gate.ts'
import { formatEngineNote } from '../http/texts/format-texts.ts'
import type { ConnectEngine } from '../platform/engines/connect.ts'
import type { Secret } from '../platform/secret.ts'
import type { Finding } from './finding.ts'

interface Examined {
  /** Null: there is no table yet. */
  db: Db | null
  config: Pick<Config, 'engine' | 'enginesOfFile' | 'secondSecretKey'>
  /** Null: none was ever made. */
  secretKey: Secret | null
  connectEngine: ConnectEngine
}

/** Every engine, asked as it is now: those of the settings file by the file, the others by the table. */
export async function examineEngines({ db, config, secretKey, connectEngine }: Examined): Promise<Finding[]> {
  const { secondSecretKey, enginesOfFile } = config
  const { painterIsOn, asked } = await examineRows({ db, secretKey, secondSecretKey, connectEngine, enginesOfFile })
  return [describePainter(config.engine, painterIsOn), ...asked.map(({ id, kind, found }) => describe(id, kind, found))]
}

function describePainter(engine: Config['engine'], isOn: boolean): Finding {
  const part = 'engine painter'
  if (engine === 'fake') return { part, state: 'emulated', text: 'ENGINE=fake draws tiny pictures in its place' }
  return isOn ? { part, state: 'well', text: 'built in' } : { part, state: 'off', text: 'built in, and switched off' }
}

function describe(id: string, kind: string, found: ProbeFound | null): Finding {
  const part = `engine ${id}`
  if (!found) return { part, state: 'off', text: `${kind}, switched off` }
  const says = found.notes.map((note) => formatEngineNote(note, 'en-US'))
  if (!found.isWell) return { part, state: 'broken', text: [kind, ...says].join('. ') }
  const which = (ability: string) =>
    Object.entries(found.verbs)
      .filter(([, able]) => able === ability)
      .map(([verb]) => verb)
      .join(', ')
  const emulated = which('emulated')
  const missing = which('unavailable')
  const parts = [
    kind,
    ...says,
    ...(emulated ? [`Done by other means: ${emulated}`] : []),
    ...(missing ? [`Not possible: ${missing}`] : []),
  ]
  return { part, state: 'well', text: parts.join('. ') }
}
