import type { DoorDeps, ProgramAnswer, ProgramCall } from '../open-door.ts'
import { answerPictures } from './answer-pictures.ts'
import { readFields } from './read-fields.ts'
import { readPictures } from './read-pictures.ts'
import { readRequest } from './read-request.ts'
import { takePictures } from './take-pictures.ts'

/** Pictures from words, and from pictures where a client sends some here. @throws Refusal as `submitPictures` */
export async function generatePictures(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const fields = readFields(call)
  const request = readRequest(deps, fields, { needsWords: true })
  const sent = readPictures(call, fields)
  const taken = sent.images.length > 0 ? await takePictures(deps, call, sent) : undefined
  return answerPictures(deps, call, { kind: 'image_generation', request, ...(taken && { taken }) })
}
