import type { ProbeReport, tryEngine as call } from '@easel/contract/admin-engines'
import type { BodyOf } from '@easel/contract/call'
import type { Deps } from '../../deps.ts'
import { askEngine } from './ask-engine.ts'
import { checkSettings, requireKeyAgain } from './check-settings.ts'
import { type KeyDeps, openKey } from './open-key.ts'
import { findEngineRow } from './queries.ts'
import { type Reader, viewProbe } from './view.ts'

type Body = BodyOf<typeof call>

/**
 * Probe an engine with unsaved settings. Without a key, the stored key of this name is used.
 *
 * @throws Refusal invalid_input
 */
export async function tryEngine(
  deps: Pick<Deps, 'db' | 'connectEngine'> & KeyDeps,
  { language }: Reader,
  body: Body,
): Promise<ProbeReport> {
  const { id, kind, address: url, bots, slots } = body
  const options = checkSettings({ ...body, key: body.key })
  const key = body.key === undefined ? await keptKey(deps, body) : body.key
  const engine = deps.connectEngine({ id, kind, url, key, options, bots, slots })
  try {
    return viewProbe(await askEngine(engine), language)
  } finally {
    await engine.close()
  }
}

async function keptKey(deps: Pick<Deps, 'db'> & KeyDeps, body: Body): Promise<string | null> {
  const row = await findEngineRow(deps.db, body.id)
  if (!row) return null
  requireKeyAgain(row, { address: body.address, key: undefined })
  return openKey(deps, row) ?? null
}
