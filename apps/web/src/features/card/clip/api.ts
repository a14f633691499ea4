import { UPLOAD_MAX_BYTES } from '@easel/contract/limits'
import { setPoster } from '@easel/contract/task-acts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { shrinkPicture } from '../../../lib/shrink-picture.ts'
import { upload } from '../../../lib/upload.ts'
import { putItems } from '../../task/api.ts'
import { itemOf } from '../../task/rules.ts'

/** What shows a clip. */
export type Shown = HTMLVideoElement | HTMLImageElement

/**
 * The picture that is shown at this moment, small enough to be uploaded.
 * @throws Error when nothing is shown yet, or its bytes are another site's and may not be read
 */
export async function readFrame(shown: Shown): Promise<File> {
  const { width, height } = sizeOf(shown)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context || width === 0) throw new Error('no frame')
  context.drawImage(shown, 0, 0, width, height)
  const whole = await encode(canvas)
  const frame = whole.size > UPLOAD_MAX_BYTES ? await shrinkPicture(whole, UPLOAD_MAX_BYTES) : whole
  return new File([frame], frame.type === 'image/png' ? 'frame.png' : 'frame.jpg', { type: frame.type })
}

/** Reads the first picture out of a clip that came without one, and gives it to everybody. */
export async function givePoster(client: QueryClient, taskId: string, shown: Shown): Promise<void> {
  const { id: image } = await upload('base', await readFrame(shown), { quiet: true })
  putItems(client, [itemOf(await call(setPoster, { params: { taskId }, body: { image }, quiet: true }))])
}

function sizeOf(shown: Shown): { width: number; height: number } {
  if (shown instanceof HTMLImageElement) return { width: shown.naturalWidth, height: shown.naturalHeight }
  return { width: shown.videoWidth, height: shown.videoHeight }
}

function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}
