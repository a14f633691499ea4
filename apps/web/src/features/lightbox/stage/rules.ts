import type { Task } from '@easel/contract/drawing'
import { type Openable, openablesOf } from '../../task/rules.ts'
import type { OpenPicture } from '../../../lib/picture-address.ts'

/** Scale, and offset from the centre in px. */
export interface View {
  scale: number
  x: number
  y: number
}

export const FIT: View = { scale: 1, x: 0, y: 0 }

const MAX_SCALE = 8

/** Zooms by `factor`; `point` (px from the stage's centre) stays fixed. */
export function zoomAt(view: View, factor: number, point: { x: number; y: number }): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor))
  if (scale === 1) return FIT
  const by = scale / view.scale
  return { scale, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by }
}

interface Size {
  width: number
  height: number
}

/** Scale at which a picture px is a CSS px; twice that where it would hardly differ from "fit". */
export function fullSizeScale(stage: Size, picture: Size): number {
  const own = Math.max(picture.width / stage.width, picture.height / stage.height)
  return own < HARDLY_MORE ? 2 : own
}

const HARDLY_MORE = 1.2

export type Swipe = 'left' | 'right' | 'up' | 'down'

/** Minimum distance of a swipe in px. */
const SWIPE_PX = 56

/** Meaning of a movement over a fitted picture; undefined when too short. */
export function swipeOf({ x, y }: { x: number; y: number }): Swipe | undefined {
  if (Math.abs(x) > Math.abs(y)) {
    if (Math.abs(x) < SWIPE_PX) return undefined
    return x < 0 ? 'left' : 'right'
  }
  if (Math.abs(y) < SWIPE_PX) return undefined
  return y < 0 ? 'up' : 'down'
}

/** Offset of a fitted picture while swiping: along one axis, and never upwards. */
export function swipeOffset({ x, y }: { x: number; y: number }): View {
  return Math.abs(x) > Math.abs(y) ? { scale: 1, x, y: 0 } : { scale: 1, x: 0, y: Math.max(0, y) }
}

/** A picture in the walking order. */
export interface ListedPicture extends OpenPicture {
  image: Openable
  prompt: string
}

/** All pictures of these tasks, in order. */
export function listPictures(tasks: readonly Task[]): ListedPicture[] {
  return tasks.flatMap((task) => {
    const { id: taskId, prompt } = task
    const pictures = task.status === 'SUCCESS' ? openablesOf(task) : []
    return pictures.map((image, at) => ({ taskId, index: at + 1, image, prompt }))
  })
}

/** The picture `step` places further; undefined at the ends, or when the open one is not in the list. */
export function stepFrom(list: readonly ListedPicture[], open: OpenPicture, step: number): ListedPicture | undefined {
  const at = placeOf(list, open)
  return at < 0 ? undefined : list[at + step]
}

/** At most `count` pictures around the open one. */
export function listAround(list: readonly ListedPicture[], open: OpenPicture, count: number): ListedPicture[] {
  const from = Math.max(0, Math.min(placeOf(list, open) - (count >> 1), list.length - count))
  return list.slice(from, from + count)
}

function placeOf(list: readonly ListedPicture[], { taskId, index }: OpenPicture): number {
  return list.findIndex((picture) => picture.taskId === taskId && picture.index === index)
}
