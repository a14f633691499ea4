/** Which picture is open; `index` counts from 1. */
export interface OpenPicture {
  taskId: string
  index: number
}

/** Read `?image=<task>:<n>`; null for anything else that may stand there. */
export function readAddress(search: string): OpenPicture | null {
  const [, taskId, index] = /^([0-9a-f-]{36}):([1-9])$/.exec(new URLSearchParams(search).get('image') ?? '') ?? []
  return taskId && index ? { taskId, index: Number(index) } : null
}

/** The same query string with another picture open, or none. */
export function writeAddress(search: string, picture: OpenPicture | null): string {
  const params = new URLSearchParams(search)
  if (picture) params.set('image', `${picture.taskId}:${picture.index}`)
  else params.delete('image')
  const written = params.toString().replaceAll('%3A', ':')
  return written === '' ? '' : `?${written}`
}

/** How a picture lies on the stage: its scale, and its offset from the centre in px. */
export interface View {
  scale: number
  x: number
  y: number
}

export const FIT: View = { scale: 1, x: 0, y: 0 }

const MAX_SCALE = 8

/** Zoom by a factor so that the point under the pointer (px from the stage's centre) stays where it is. */
export function zoomAt(view: View, factor: number, point: { x: number; y: number }): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor))
  if (scale === 1) return FIT
  const by = scale / view.scale
  return { scale, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by }
}

/** The picture `step` further on, round the ends. */
export function stepFrom(index: number, step: number, count: number): number {
  return ((index - 1 + step + count) % count) + 1
}

/** A file name from the first words of the prompt and the end of the id. */
export function fileNameOf(prompt: string, { taskId, index }: OpenPicture, mime: string): string {
  const words =
    prompt
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, FILE_WORDS)
      .join('-')
      .slice(0, FILE_CHARS) ?? 'picture'
  return `${words}-${taskId.slice(-6)}-${index}.${mime.split('/')[1] ?? 'png'}`
}

const FILE_WORDS = 6
const FILE_CHARS = 60
