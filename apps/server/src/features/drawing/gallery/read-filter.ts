import type { QueryOf } from '@easel/contract/call'
import type { readGallery as call } from '@easel/contract/gallery'
import type { Db } from '../../../db/open.ts'
import { Refusal } from '../../../errors.ts'
import { requireMember } from '../../channel/gate.ts'
import { tidyRatio } from '../settings/rules.ts'
import type { GalleryFilter } from './queries.ts'

/**
 * What of whose pictures a person wants to see, and may.
 *
 * @throws Refusal invalid_input for what is no ratio, and for everybody's of no channel; not_found
 */
export async function readFilter(
  db: Db,
  userId: string,
  { everyone, ...wanted }: Omit<QueryOf<typeof call>, 'cursor' | 'limit'>,
): Promise<GalleryFilter> {
  const { q, botType, action, medium, ratio, liked, channelId, from, to } = wanted
  const isOfEveryone = everyone === 'true'
  if (isOfEveryone) await requireMember(db, { userId }, requireChannelId(channelId))
  return {
    text: q || undefined,
    ratio: ratio === undefined ? undefined : readRatio(ratio),
    liked: liked === undefined ? undefined : liked === 'true',
    from: from === undefined ? undefined : new Date(from),
    before: to === undefined ? undefined : new Date(to),
    ...{ userId, isOfEveryone, botType, action, medium, channelId },
  }
}

function requireChannelId(channelId: string | undefined): string {
  if (channelId === undefined) throw new Refusal('invalid_input', { fields: { channelId: 'required' } })
  return channelId
}

function readRatio(written: string): string {
  const ratio = tidyRatio(written)
  if (ratio === undefined)
    throw new Refusal('invalid_input', { fields: { ratio: { problem: 'bad_ratio', at: '--ar' } } })
  return ratio
}
