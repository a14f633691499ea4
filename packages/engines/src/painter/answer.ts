import { describeLook } from '@easel/painter/describe/describe-look'
import { describeRecipe } from '@easel/painter/describe/describe-recipe'
import { recognise } from '@easel/painter/recognise/recognise'
import { shortenPrompt } from '@easel/painter/words/shorten-prompt'
import type { Done, DrawOrder, Reference } from '../engine.ts'
import { readSize, readScaledPng } from '../png.ts'
import { findSources, SIGHT_PX } from './find-sources.ts'

/** What the painter says where nothing is painted; null for an order of pictures. */
export async function answerInWords({ verb, prompt }: DrawOrder): Promise<Done | null> {
  if (verb.kind === 'describe')
    return { state: 'done', pictures: [], notDrawn: [], prompts: await describe(verb.picture) }
  if (verb.kind === 'shorten') return { state: 'done', pictures: [], notDrawn: [], ...shortenPrompt(prompt) }
  return null
}

async function describe(picture: Reference): Promise<string[]> {
  const [source] = await findSources([picture])
  const size = await readSize(picture.png)
  if (source === undefined) return []
  if (source.recipe !== null) return describeRecipe(source.recipe, size)
  return describeLook(source.look, recognise(await readScaledPng(picture.png, SIGHT_PX)), size)
}
