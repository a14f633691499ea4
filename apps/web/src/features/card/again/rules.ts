import type { Task } from '@easel/contract/drawing'
import { parsePrompt } from '@easel/prompt/parse-prompt'
import type { BlendDimensions } from '@easel/contract/submits'
import { ratioOf } from '../../task/rules.ts'
import { listFlags, wordsOf } from '../../composer/rules.ts'
import { type Order, pictureOf, type VideoOrder } from '../../composer/send/rules.ts'

/**
 * The order that repeats a task: the button that created it, or its prompt and pictures. Null when several buttons may have
 * created it; none is guessed, since they differ in result and price.
 */
export function findRepeatOrder(task: Task, parent: Task | null): Order | null {
  return parent === null ? orderOfWords(task) : pressAgain(task, parent)
}

function pressAgain(task: Task, parent: Task): Order | null {
  const fitting = parent.buttons.filter((other) => other.kind === task.action && pictureOf(other) === task.index)
  const [button] = fitting
  return button && fitting.length === 1 ? { kind: 'press', parent, button } : null
}

function orderOfWords(task: Task): Order | null {
  const { action, botType, prompt } = task
  const images = task.baseImages.map(({ id }) => id)
  const [image] = images
  switch (action) {
    case 'IMAGINE':
      return { kind: 'imagine', botType, prompt, ...(images.length > 0 && { images }) }
    case 'SHORTEN':
      return { kind: 'shorten', botType, prompt }
    case 'DESCRIBE':
      return image === undefined ? null : { kind: 'describe', botType, image }
    case 'VIDEO':
      return videoOrderOf(task)
    case 'BLEND':
      return { kind: 'blend', botType, images, dimensions: dimensionsOf(ratioOf(task)) }
    default:
      return null
  }
}

/** As far as a task says it: neither how long the clip was to be, nor how the camera moves. */
export function videoOrderOf({ botType, prompt, baseImages, finalPrompt, aspectRatio }: Task): VideoOrder {
  const [first, end] = baseImages.map(({ id }) => id)
  const words = wordsOf(prompt, listFlags(prompt))
  const { motion, loop } = parsePrompt(finalPrompt).parameters
  return {
    ...{ kind: 'video', botType },
    ...(words && { prompt: words }),
    ...(first === undefined ? { aspectRatio } : { image: first }),
    ...(end !== undefined && { endImage: end }),
    ...((motion === 'low' || motion === 'high') && { motion }),
    ...(loop && { loop }),
  }
}

function dimensionsOf(ratio: number): BlendDimensions {
  if (ratio === 1) return 'SQUARE'
  return ratio > 1 ? 'LANDSCAPE' : 'PORTRAIT'
}
