/** What is asked for, as it came. */
export type KlingWish = Readonly<Record<string, unknown>>

const MODELS = ['kling-v1', 'kling-v1-5', 'kling-v1-6', 'kling-v2-master', 'kling-v2-1', 'kling-v2-1-master']
const WITH_CAMERA = ['kling-v1', 'kling-v1-5']
const COMMON = ['model_name', 'prompt', 'negative_prompt', 'cfg_scale', 'mode', 'duration', 'camera_control']
const OWN = ['callback_url', 'external_task_id']
const FIELDS = {
  text2video: new Set([...COMMON, 'aspect_ratio', ...OWN]),
  image2video: new Set([...COMMON, 'image', 'image_tail', 'static_mask', 'dynamic_masks', ...OWN]),
}
const RATIOS = ['16:9', '9:16', '1:1']
const AXES = ['horizontal', 'vertical', 'pan', 'tilt', 'roll', 'zoom']
const LONGEST_PROMPT = 2_500
const isOneOf = (values: readonly string[], value: unknown) => values.some((one) => one === value)

/** What Kling says is wrong; null: nothing. */
export function findFault(call: 'text2video' | 'image2video', wish: KlingWish): string | null {
  const unknown = Object.keys(wish).find((name) => !FIELDS[call].has(name))
  if (unknown !== undefined) return `${unknown} is not supported`
  return (
    findFaultOfWords(call, wish) ?? findFaultOfShape(wish) ?? findFaultOfPictures(call, wish) ?? findFaultOfCamera(wish)
  )
}

function findFaultOfWords(call: string, { prompt }: KlingWish): string | null {
  if (prompt === undefined || prompt === '') return call === 'text2video' ? 'prompt is required' : null
  return typeof prompt === 'string' && prompt.length <= LONGEST_PROMPT ? null : 'prompt is invalid'
}

function findFaultOfShape({ model_name = 'kling-v1', duration = '5', mode = 'std', aspect_ratio = '16:9' }: KlingWish) {
  if (!isOneOf(MODELS, model_name)) return 'model is not supported'
  if (!isOneOf(['5', '10'], duration)) return 'duration value is invalid'
  if (!isOneOf(['std', 'pro'], mode)) return 'mode value is invalid'
  return isOneOf(RATIOS, aspect_ratio) ? null : 'aspect_ratio value is invalid'
}

function findFaultOfPictures(call: string, { image, image_tail }: KlingWish): string | null {
  if (call === 'text2video') return null
  if (image === undefined && image_tail === undefined) return 'image or image_tail is required'
  const isRaw = (value: unknown) =>
    value === undefined || (typeof value === 'string' && /^[A-Za-z0-9+/]{40,}=*$/.test(value))
  return isRaw(image) && isRaw(image_tail) ? null : 'File is not in a valid base64 format'
}

function findFaultOfCamera({ camera_control: camera, image_tail, model_name = 'kling-v1' }: KlingWish): string | null {
  if (camera === undefined) return null
  if (!isOneOf(WITH_CAMERA, model_name)) return 'camera_control is not supported by the current model'
  if (image_tail !== undefined) return 'camera_control and image_tail cannot be used at the same time'
  const { type, config } = Object(camera) as { type?: unknown; config?: unknown }
  if (type !== 'simple') return 'camera_control type is invalid'
  const moved = Object.entries(Object(config) as object).filter(([, value]) => value !== 0)
  const isRight =
    moved.length === 1 && moved.every(([name, value]) => AXES.includes(name) && Math.abs(Number(value)) <= 10)
  return isRight ? null : 'camera_control config must have exactly one non-zero value'
}
