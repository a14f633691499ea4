import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPicture, readPictureBytes, toBase64 } from './picture.ts'

test('an upscale of nine megapixels is read, however little of it can be compressed', async () => {
  const raw = { width: 3000, height: 3000, channels: 3 } as const
  const png = await sharp(randomBytes(3000 * 3000 * 3), { raw })
    .png({ compressionLevel: 1 })
    .toBuffer()
  expect(png.length).toBeGreaterThan(27_000_000)
  expect(await readPictureBytes(png)).toMatchObject({ width: 3000, height: 3000 })
  expect(await readPicture(toBase64(png))).toMatchObject({ width: 3000, height: 3000 })
})

test('a picture of 30 MB is refused before it is looked at', async () => {
  const small = { width: 8, height: 8, channels: 3, background: '#888888' } as const
  const png = await sharp({ create: small }).png().toBuffer()
  const large = Buffer.concat([png, Buffer.alloc(30_000_000 - png.length)])
  await expect(readPictureBytes(large)).rejects.toMatchObject({ reason: 'engine_bad_reply' })
  await expect(readPicture(toBase64(large))).rejects.toMatchObject({ reason: 'engine_bad_reply' })
})
