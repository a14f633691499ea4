import type { CameraMove } from '../clip/clip-wishes.ts'
import {
  chooseLength,
  chooseShape,
  type ClipOrder,
  type Lacked,
  wishesOf,
  writeClipPrompt,
  writeNegative,
} from '../remote/clip-wish.ts'
import type { Size } from '../geometry/extend-canvas.ts'
import { showPictures } from '../remote/show-picture.ts'
import type { KlingSettings } from './settings.ts'

export const LENGTHS = [5, 10] as const
const SHAPES: readonly [Size, Size, Size] = [
  { width: 16, height: 9 },
  { width: 9, height: 16 },
  { width: 1, height: 1 },
]
const LONGEST_PROMPT = 2_500

/** Models that have fields for the camera; all others read it from the words. */
const HAS_CAMERA = /^kling-v1(-5)?$/

/** What moves when one of them is told apart from zero, -10 to 10. A negative zoom narrows the view. */
const CAMERA: Readonly<Partial<Record<CameraMove, { name: string; value: number }>>> = {
  in: { name: 'zoom', value: -5 },
  out: { name: 'zoom', value: 5 },
  left: { name: 'horizontal', value: -5 },
  right: { name: 'horizontal', value: 5 },
  up: { name: 'vertical', value: 5 },
  down: { name: 'vertical', value: -5 },
}
const STILL = { horizontal: 0, vertical: 0, pan: 0, tilt: 0, roll: 0, zoom: 0 }

export function lengthOf(order: ClipOrder): number {
  return chooseLength(wishesOf(order).seconds, LENGTHS)
}

/** What a clip lacks. */
export function lackedBy(order: ClipOrder, { model }: Pick<KlingSettings, 'model'>): Lacked {
  const isLost = HAS_CAMERA.test(model) && cameraOf(order) === null
  return { loop: true, camera: isLost, seconds: lengthOf(order) }
}

export async function writeRequest(settings: KlingSettings, order: ClipOrder): Promise<Record<string, unknown>> {
  const { model, mode } = settings
  const { first, last } = wishesOf(order)
  const negative = writeNegative(order)
  const shape = chooseShape(order.aspectRatio, SHAPES)
  const pictures = await showPictures({ first, last })
  const hasCamera = HAS_CAMERA.test(model)
  const camera = hasCamera ? cameraOf(order) : null
  return {
    model_name: model,
    prompt: writeClipPrompt(order, hasCamera ? ['motion'] : ['camera', 'motion']).slice(0, LONGEST_PROMPT),
    duration: String(lengthOf(order)),
    ...(negative !== '' && { negative_prompt: negative.slice(0, LONGEST_PROMPT) }),
    ...(mode !== null && { mode }),
    ...(pictures.first === null ? { aspect_ratio: `${shape.width}:${shape.height}` } : { image: pictures.first }),
    ...(pictures.last !== null && { image_tail: pictures.last }),
    ...(camera !== null && { camera_control: camera }),
    ...(order.attempt && { external_task_id: order.attempt.id }),
  }
}

/** Null: it cannot be told in fields, and not at all beside a last picture. */
function cameraOf(order: ClipOrder): object | null {
  const { camera, last } = wishesOf(order)
  const move = camera && CAMERA[camera]
  return move && last === null ? { type: 'simple', config: { ...STILL, [move.name]: move.value } } : null
}
