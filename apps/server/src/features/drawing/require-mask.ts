import sharp from 'sharp'
import type { Tx } from '../../db/open.ts'
import type { AskedOfAuthor } from '../../db/tables.ts'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { BlobMissing } from '../../platform/blobs.ts'
import { findImages, findOwnUpload } from '../media/gate.ts'

/** @throws Refusal invalid_input, also when there is one that nobody asked for, of another size than its picture, or that selects nothing */
export async function requireMask(
  { blobs }: Pick<Deps, 'blobs'>,
  tx: Tx,
  { userId }: Actor,
  { asked, body }: { asked: AskedOfAuthor; body: { mask?: string | undefined } },
): Promise<string | undefined> {
  const { mask } = body
  if (asked.kind !== 'INPAINT') {
    if (mask !== undefined) throw new Refusal('invalid_input', { fields: { mask: 'not_supported' } })
    return undefined
  }
  if (mask === undefined) throw new Refusal('invalid_input', { fields: { mask: 'required' } })
  const upload = await findOwnUpload(tx, { imageId: mask, ownerId: userId, purpose: 'mask' })
  if (!upload) throw new Refusal('invalid_input', { fields: { mask: 'unknown_upload' } })
  const [picture] = (await findImages(tx, asked.imageId === null ? [] : [asked.imageId])).values()
  if (picture && (picture.width !== upload.width || picture.height !== upload.height)) {
    const options = [`${picture.width} × ${picture.height}`]
    throw new Refusal('invalid_input', { fields: { mask: { problem: 'wrong_size', options } } })
  }
  if (!(await selectsSomething(await readMask(blobs, upload.sha256))))
    throw new Refusal('invalid_input', { fields: { mask: 'empty_mask' } })
  return upload.id
}

/** @throws Refusal invalid_input when it is damaged or gone */
async function readMask(blobs: Deps['blobs'], sha256: string): Promise<Buffer> {
  try {
    return await blobs.read(sha256)
  } catch (error) {
    if (!(error instanceof BlobMissing)) throw error
    throw new Refusal('invalid_input', { fields: { mask: 'unknown_upload' } })
  }
}

/** Whether any of it is nearer to white than to black, which is what a mask is read as. */
async function selectsSomething(mask: Buffer): Promise<boolean> {
  const { channels } = await sharp(mask).greyscale().stats()
  return channels.some(({ max }) => max >= 128)
}
