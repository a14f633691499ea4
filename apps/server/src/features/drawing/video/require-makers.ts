import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import type { ClipNeed } from '../../../db/drawing-tables.ts'
import { listClipNeeds } from '../routing/can-draw.ts'

/**
 * Say which wish nothing here can fulfil, before the line refuses the whole.
 *
 * @throws Refusal engine_limit when nothing that is on makes clips at all, invalid_input for an end picture or words alone
 */
export function requireMakers({ engines }: Pick<Deps, 'engines'>, needs: readonly ClipNeed[]): void {
  const makers = engines.list().filter(({ isOn, verbs, engine }) => isOn && verbs.has('video') && engine.clips)
  if (makers.length === 0) throw new Refusal('engine_limit')
  const isMet = (need: ClipNeed) => makers.some(({ engine }) => listClipNeeds(engine.clips).includes(need))
  if (needs.includes('end') && !isMet('end'))
    throw new Refusal('invalid_input', { fields: { endImage: 'end_not_taken' } })
  if (needs.includes('words') && !isMet('words'))
    throw new Refusal('invalid_input', { fields: { image: 'first_picture_needed' } })
}
