import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { mediaOf } from '../../company/gate.ts'

const OWN = 'easel-video'
/** Models of others that clients have in fixed lists: whichever engine can makes their clips. */
const NAMES = [OWN, 'sora-2', 'sora-2-pro'] as const
/** And their kin, which are made without being listed. */
const KIN =
  /^(?:easel|sora|veo|kling|luma|ray|runway|hailuo|minimax|seedance|doubao-seedance|wan|vidu|pika|pixverse)(?:[-_.\d]|$)/i

type ModelDeps = Pick<Deps, 'db' | 'engines'>

/** The models of clips that there are now: none where the operator has clips off, or nothing makes them. */
export async function listVideoModels({ db, engines }: ModelDeps): Promise<readonly string[]> {
  return (await mediaOf(db, engines)).includes('video') ? NAMES : []
}

/** @throws Refusal not_found naming `model`; invalid_input when it is no name */
export async function getVideoModel(deps: ModelDeps, said: unknown = OWN): Promise<string> {
  if (typeof said !== 'string') throw new Refusal('invalid_input', { fields: { model: 'wrong_type' } })
  const name = said.trim() || OWN
  const isThere = (await listVideoModels(deps)).length > 0
  if (!isThere || !KIN.test(name)) throw new Refusal('not_found', { fields: { model: 'not_supported' } })
  return name
}
