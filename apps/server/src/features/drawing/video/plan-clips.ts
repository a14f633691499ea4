import { type PictureAddress, readAddress } from '@easel/prompt/find-addresses'
import type { Db } from '../../../db/open.ts'
import type { Actor } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { requireMedium } from '../../company/gate.ts'
import { isOfThisSite } from '../complete-links.ts'
import type { PlannedTask, SubmitDeps } from '../enqueue-tasks.ts'
import { findPictures, type FoundPicture } from '../find-pictures.ts'
import { openNaming } from '../name-pictures.ts'
import { nearestRatio } from '../nearest-ratio.ts'
import { planTask } from '../plan-task.ts'
import { printAgain, type ReadDrawing } from '../read-prompt.ts'
import { requireMakers } from './require-makers.ts'
import { haveOneShape, needsOf, sayClip, settleClip } from './rules.ts'

/** Keeps pictures from being swept away; a quote does not. */
export type HoldPictures = (ids: readonly string[]) => Promise<void>

interface Ends {
  first: FoundPicture | undefined
  last: FoundPicture | undefined
}

/**
 * The clips that a drawing asks for, once what it begins and ends with is found.
 *
 * @throws Refusal medium_off, engine_limit, invalid_input
 */
export async function planClips(
  deps: Pick<SubmitDeps, 'engines'>,
  db: Db,
  drawing: ReadDrawing,
  { first, last, wanted }: Ends & { wanted?: Parameters<typeof settleClip>[1] },
): Promise<PlannedTask[]> {
  await requireMedium(db, 'video')
  if (last && !first) throw new Refusal('invalid_input', { fields: { endImage: 'end_without_first' } })
  if (first && last && !haveOneShape(first, last))
    throw new Refusal('invalid_input', { fields: { endImage: 'end_of_other_ratio' } })
  const needs = needsOf({ first, last })
  requireMakers(deps, needs)
  const clip = settleClip(drawing.clip, wanted)
  const shaped = first ? inShapeOf(drawing, first) : drawing
  const pictures = [first, last].filter((one) => one !== undefined)
  const task = planTask('VIDEO', { ...shaped, finalPrompt: sayClip(shaped.finalPrompt, clip) }, pictures)
  const planned = { ...task, parameters: { ...task.parameters, clip: { ...clip, needs } } }
  return Array.from({ length: drawing.clip?.count ?? 1 }, (_, nth) =>
    nth === 0 || planned.seed === null ? planned : { ...planned, seed: planned.seed + nth },
  )
}

function inShapeOf(drawing: ReadDrawing, picture: FoundPicture): ReadDrawing {
  const { width, height } = nearestRatio(picture)
  const aspectRatio = `${width}:${height}`
  const { mode, seed } = drawing
  return { ...drawing, aspectRatio, finalPrompt: printAgain(drawing.finalPrompt, { mode, aspectRatio, seed }) }
}

/**
 * The pictures that a prompt names for a clip: among its words the first one, behind `--end` the last.
 *
 * @throws Refusal invalid_input, not_found for a picture
 */
export async function findPromptedEnds(
  { config: { publicUrl }, hold }: Pick<SubmitDeps, 'config'> & { hold?: HoldPictures },
  db: Db,
  actor: Pick<Actor, 'userId'>,
  { pictures, clip }: Pick<ReadDrawing, 'pictures' | 'clip'>,
): Promise<Ends> {
  if (pictures.length > 1) throw new Refusal('invalid_input', { fields: { prompt: 'one_first_picture' } })
  const ends = readEnd(clip, publicUrl)
  const addresses = [...pictures, ...ends]
  const ids = addresses.map(await openNaming(db, addresses))
  await hold?.(ids)
  const found = await findPictures(db, actor, { ids, field: 'prompt' })
  return { first: pictures.length > 0 ? found[0] : undefined, last: ends.length > 0 ? found.at(-1) : undefined }
}

/** Pictures of this site alone. @throws Refusal invalid_input */
function readEnd(clip: ReadDrawing['clip'], publicUrl: string | null): PictureAddress[] {
  if (!clip || clip.end === null) return []
  const address = readAddress(clip.end)
  if (address && isOfThisSite(clip.end, publicUrl)) return [address]
  throw new Refusal('invalid_input', { fields: { prompt: { problem: 'foreign_link', at: '--end' } } })
}
