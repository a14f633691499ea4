import type { Actor } from '../../../deps.ts'
import { measureSent } from '../../media/gate.ts'
import type { DoorDeps } from '../open-door.ts'
import { receivePicture } from '../receive-picture.ts'
import { nameField } from './name-field.ts'
import type { SentEnd } from './read-video-request.ts'

/**
 * Make the pictures that a clip begins and ends with ones that a task can name; what can be seen to be wrong is refused before any is
 * kept.
 *
 * @returns their ids, in their order
 * @throws Refusal naming the field that sent it: invalid_input, not_found, image_too_large, image_format, image_broken, rate_limited
 */
export async function keepEnds(deps: DoorDeps, actor: Actor, ends: readonly SentEnd[]): Promise<string[]> {
  for (const { field, source } of ends)
    if ('bytes' in source) await namingIt(field, async () => measureSent(source.bytes))
  const ids = new Map<SentEnd, string>()
  const isHere = ({ source }: SentEnd) => Number('imageId' in source)
  for (const end of ends.toSorted((one, other) => isHere(other) - isHere(one))) {
    const sent = 'bytes' in end.source ? end.source.bytes : `/api/files/${end.source.imageId}`
    const { id } = await namingIt(end.field, () => receivePicture(deps, actor, { sent, field: end.field }))
    ids.set(end, id)
  }
  return ends.flatMap((end) => ids.get(end) ?? [])
}

async function namingIt<Result>(field: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    throw nameField(error, field)
  }
}
