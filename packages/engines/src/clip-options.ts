import { z } from 'zod'
import type { Size } from './geometry/extend-canvas.ts'
import { modelName } from './kind-options.ts'
import { type OptionField, text } from './option-field.ts'

const SIZE = /^[1-9]\d{1,3}x[1-9]\d{1,3}$/
const LENGTH = /^[1-9]\d?$/

const split = (list: string) => list.split(/[\s,]+/).filter((part) => part !== '')
const isListOf = (part: RegExp) => (list: string) =>
  split(list).length > 0 && split(list).every((one) => part.test(one))

/** A model that makes clips. */
export const clipModel = (usual: string): OptionField<string> => ({
  ...modelName(usual),
  input: { input: 'text', hint: 'clipModel' },
})

/** Sizes that a model makes: `1280x720 720x1280` */
export const clipSizes = (usual: string) => text(z.string().max(300).refine(isListOf(SIZE)).default(usual))

/** Lengths that it makes, in whole seconds: `4 8 12` */
export const clipLengths = (usual: string) => text(z.string().max(100).refine(isListOf(LENGTH)).default(usual))

/** @throws RangeError when there is none, which the options do not let through */
export function readClipSizes(list: string): readonly [Size, ...Size[]] {
  return atLeastOne(split(list).map(readSize))
}

/** @throws RangeError when there is none */
export function readClipLengths(list: string): readonly [number, ...number[]] {
  return atLeastOne(split(list).map(Number))
}

function readSize(size: string): Size {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return { width, height }
}

function atLeastOne<T>([first, ...others]: readonly T[]): [T, ...T[]] {
  if (first === undefined) throw new RangeError('An empty list.')
  return [first, ...others]
}
