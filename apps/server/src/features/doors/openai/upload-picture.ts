import { Refusal } from '../../../errors.ts'
import { measureSent, storeSentPicture } from '../../media/gate.ts'
import type { DoorDeps, ProgramAnswer, ProgramCall } from '../open-door.ts'
import { secondsOf } from './view-pictures.ts'

/** Keep a picture for a later call, which names it by `url` or by `file_id`. @throws Refusal as `storeSentPicture` */
export async function uploadPicture(deps: DoorDeps, { parts, actor, siteUrl }: ProgramCall): Promise<ProgramAnswer> {
  const bytes = parts.find(({ name }) => name === 'file')?.content
  if (!bytes) throw new Refusal('invalid_input', { fields: { file: 'required' } })
  measureSent(bytes)
  const image = await storeSentPicture(deps, actor, bytes)
  const url = siteUrl + image.url
  return { json: { id: image.id, object: 'file', url, bytes: bytes.length, created_at: secondsOf(deps.clock.now()) } }
}
