import type { DoorDeps, ProgramAnswer, ProgramCall } from '../open-door.ts'
import { drawPictures, orderPictures, type TakenPictures } from './draw-pictures.ts'
import type { PictureRequest } from './read-request.ts'
import { streamPictures } from './stream-pictures.ts'
import { viewPictures } from './view-pictures.ts'

/** Draw what is wanted and answer with it, at once or when it is done. @throws Refusal as `submitPictures` */
export async function answerPictures(
  deps: DoorDeps,
  call: ProgramCall,
  { kind, request, taken }: { kind: 'image_generation' | 'image_edit'; request: PictureRequest; taken?: TakenPictures },
): Promise<ProgramAnswer> {
  const ordered = await orderPictures(deps, call, request, taken)
  if (request.isStreamed) return streamPictures(deps, call, { kind, request, ordered })
  const drawn = await drawPictures(deps, call, ordered)
  return { json: await viewPictures(deps, drawn, { ...request, siteUrl: call.siteUrl }) }
}
