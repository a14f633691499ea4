import { z } from 'zod'
import { defineKind } from '../kind.ts'
import { clipModel, timeoutSeconds } from '../kind-options.ts'
import { listPictureHosts, pictureHosts } from '../picture-hosts.ts'
import { text } from '../option-field.ts'
import { openOpenAiVideos } from './adapter.ts'

const SIZE = /^([1-9]\d{1,3})x([1-9]\d{1,3})$/
const split = (list: string) => list.split(/[\s,]+/).filter((part) => part !== '')
const isListOf = (part: RegExp) => (list: string) =>
  split(list).length > 0 && split(list).every((one) => part.test(one))

/** `1280x720 720x1280` */
const sizes = text(z.string().max(300).refine(isListOf(SIZE)).default('1280x720 720x1280'))
/** Whole seconds: `4 8 12` */
const lengths = text(
  z
    .string()
    .max(100)
    .refine(isListOf(/^[1-9]\d?$/))
    .default('4 8 12'),
)

export const openAiVideos = defineKind('openai-videos', {
  usual: { id: 'videos', address: 'https://api.openai.com/v1', slots: 2 },
  needsKey: true,
  isForVideoOnly: true,
  fields: {
    model: clipModel('sora-2'),
    sizes,
    lengths,
    pictureHosts: pictureHosts(''),
    timeoutSeconds: timeoutSeconds(1_200),
  },
  pictureHosts: (read) => listPictureHosts(read.pictureHosts),
  open({ id, url, key, slots }, { model, sizes, lengths, timeoutSeconds }, tools) {
    const settings = { id, url, key, slots, model, timeoutMs: timeoutSeconds * 1_000 }
    return openOpenAiVideos(
      { ...settings, sizes: atLeastOne(split(sizes).map(readSize)), lengths: atLeastOne(split(lengths).map(Number)) },
      tools,
    )
  },
})

function readSize(size: string): { width: number; height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return { width, height }
}

/** What was checked before. */
function atLeastOne<T>([first, ...others]: readonly T[]): readonly [T, ...T[]] {
  if (first === undefined) throw new RangeError('An empty list.')
  return [first, ...others]
}
