import { type PictureAddress, readAddress } from '@easel/prompt/find-addresses'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/open.ts'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { isOwnHost } from '../../platform/own-network.ts'
import { findPictures } from './find-pictures.ts'
import { openNaming } from './name-pictures.ts'
import type { ReadDrawing } from './read-prompt.ts'

/** Of a link, where it is told of. */
const SHOWN_MAX_CHARS = 80

/**
 * The same drawings with addresses of this site's pictures made absolute for remote engines; others are unchanged.
 *
 * @throws Refusal invalid_input when this site has no public address, not_found for a picture that the person may not see
 */
export async function completeLinks<Read extends Pick<ReadDrawing, 'parameters'>>(
  { config: { publicUrl } }: { config: Pick<Config, 'publicUrl'> },
  db: Db,
  actor: Pick<Actor, 'userId'>,
  drawings: readonly Read[],
): Promise<Read[]> {
  const values = drawings.flatMap(({ parameters }) => (parameters.linked ?? []).flatMap((one) => one.values))
  const own = new Map(values.flatMap((value) => ownAddress(value, publicUrl) ?? []))
  if (own.size === 0) return [...drawings]
  const idOf = await openNaming(db, [...own.values()])
  const ids = [...new Set([...own.values()].map(idOf))]
  await findPictures(db, actor, { ids, field: 'prompt' })
  const complete = (value: string) => {
    const address = own.get(value)
    return address ? `${publicUrl}/api/files/${idOf(address)}` : value
  }
  return drawings.map((drawing) => {
    const { linked } = drawing.parameters
    if (!linked) return drawing
    const whole = linked.map((one) => ({ ...one, values: one.values.map(complete) }))
    return { ...drawing, parameters: { ...drawing.parameters, linked: whole } }
  })
}

/** Null: it is no picture of this site. */
function ownAddress(value: string, publicUrl: string | null): [[string, PictureAddress]] | null {
  const address = readAddress(value)
  if (!address || !isOfThisSite(value, publicUrl)) return null
  if (publicUrl !== null) return [[value, address]]
  const note = { problem: 'no_public_address', at: value.slice(0, SHOWN_MAX_CHARS) } as const
  throw new Refusal('invalid_input', { fields: { prompt: note } })
}

/** Also under its internal host names, which remote engines cannot reach. */
export function isOfThisSite(value: string, publicUrl: string | null): boolean {
  if (value.startsWith('/') || (publicUrl !== null && value.startsWith(`${publicUrl}/`))) return true
  return URL.canParse(value) && isOwnHost(new URL(value).host)
}
