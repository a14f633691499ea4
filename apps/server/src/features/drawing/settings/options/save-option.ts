import type { BodyOf } from '@easel/contract/call'
import type { DrawOption, saveDrawOption } from '@easel/contract/draw-options'
import type { BotType } from '@easel/contract/drawing'
import { findParameter } from '@easel/prompt/parameters'
import type { Tx } from '../../../../db/open.ts'
import type { Actor, Deps } from '../../../../deps.ts'
import { type FieldNote, Refusal } from '../../../../errors.ts'
import { quotasOf } from '../../../company/gate.ts'
import { validateSuffix } from '../../rules.ts'
import { type OptionOwner, deleteOption, keepOption, listOptions, lockOptions } from './queries.ts'

type WantedOption = BodyOf<typeof saveDrawOption>

/**
 * Define a named option `--name` for a bot; an empty value deletes it. Names are case-insensitive. Idempotent. Returns all
 * options.
 *
 * @throws Refusal invalid_input, quota_reached
 */
export async function saveOption(
  { db }: Pick<Deps, 'db'>,
  { userId }: Pick<Actor, 'userId'>,
  botType: BotType,
  wanted: WantedOption,
): Promise<DrawOption[]> {
  refuseWrong(wanted)
  const owner = { userId, botType }
  const option = { name: wanted.name.toLowerCase(), value: wanted.value }
  return db.transaction().execute(async (tx) => {
    await lockOptions(tx, owner)
    if (option.value === '') await deleteOption(tx, owner, option.name)
    else await keep(tx, owner, option)
    return listOptions(tx, owner)
  })
}

async function keep(tx: Tx, owner: OptionOwner, option: DrawOption): Promise<void> {
  const { options: limit } = await quotasOf(tx)
  if (!(await keepOption(tx, owner, option, limit))) {
    throw new Refusal('quota_reached', { quota: { name: 'options', limit } })
  }
}

/** Letters and digits, between them single dashes; a longer dash begins the next parameter. */
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/i

function refuseWrong({ name, value }: WantedOption): void {
  const fields: Record<string, FieldNote> = {}
  if (!NAME.test(name)) fields['name'] = 'wrong_format'
  else if (findParameter(name)) fields['name'] = { problem: 'reserved_name', at: `--${name}` }
  // Named options are not expanded in values, so options cannot be recursive.
  const wrong = validateSuffix(value)
  if (wrong.length > 0) fields['value'] = wrong
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_input', { fields })
}
