import type { DoorDeps, ProgramAnswer, ProgramCall } from '../open-door.ts'
import { answerPictures } from './answer-pictures.ts'
import { readFields } from './read-fields.ts'
import { readPictures } from './read-pictures.ts'
import { readRequest } from './read-request.ts'
import { takePictures } from './take-pictures.ts'

/**
 * Pictures made from pictures: with a mask a region is drawn anew, without one all of it is, from the words and what it shows.
 *
 * @throws Refusal as `takePictures` and `submitPictures`
 */
export async function editPictures(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const fields = readFields(call)
  const request = readRequest(deps, fields, { needsWords: true })
  const taken = await takePictures(deps, call, readPictures(call, fields))
  return answerPictures(deps, call, { kind: 'image_edit', request, taken })
}

/** The same from a picture alone. */
export async function varyPicture(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const fields = readFields(call)
  const request = { ...readRequest(deps, fields, { needsWords: false }), words: '' }
  const { images } = readPictures(call, fields)
  const taken = await takePictures(deps, call, { images, mask: null })
  return answerPictures(deps, call, { kind: 'image_edit', request, taken })
}
