import { UPLOAD_MAX_BYTES } from '@easel/contract/limits'
import type { Image } from '@easel/contract/media'
import { storeUpload, type UploadPurpose } from '@easel/contract/upload'
import { text } from '../i18n/text.ts'
import { call } from './call.ts'
import { CallError } from './call-error.ts'

interface UploadOptions {
  signal?: AbortSignal
  /** The caller shows errors itself; no general toast. */
  quiet?: boolean
}

/**
 * Uploads a picture; returns the server's copy. A picture that is too large is not sent; the caller reports it.
 * @throws CallError when refused or not answered; reasons `image_too_large`, `image_format` and `image_broken` concern the
 * picture
 * @throws DOMException named AbortError when `signal` aborted it
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
