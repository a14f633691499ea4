import { UPLOAD_MAX_BYTES } from '@easel/contract/limits'
import type { Image } from '@easel/contract/media'
import { storeUpload, type UploadPurpose } from '@easel/contract/upload'
import { text } from '../i18n/text.ts'
import { call } from './call.ts'
import { CallError } from './call-error.ts'

interface UploadOptions {
  signal?: AbortSignal
  /** The screen says itself what went wrong; no general toast. */
  quiet?: boolean
}

/**
 * Send a picture of one's own; what comes back is the copy that the server keeps. One that is too large is not sent at all,
 * and is for the screen to tell of.
 *
 * @throws CallError when refused or not answered; `image_too_large`, `image_format`, `image_broken` are about the picture
 * @throws DOMException named AbortError when `signal` said so
 */
export async function upload(purpose: UploadPurpose, file: Blob, options: UploadOptions = {}): Promise<Image> {
  if (file.size > UPLOAD_MAX_BYTES) {
    throw new CallError({ status: 0, code: 400, reason: 'image_too_large', message: text('upload.tooLarge') })
  }
  const form = new FormData()
  form.set('purpose', purpose)
  form.set('file', file)
  return call(storeUpload, { body: { purpose }, form, ...options })
}
