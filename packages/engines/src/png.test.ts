import sharp from 'sharp'
import { expect, test } from 'vitest'
import { flattenPng, readPng, readOpaquePng, writePng } from './png.ts'

test('what leaves for an engine has no colours under what is transparent; what is opaque stays as it is', async () => {
  const hidden = await sharp({ create: { width: 4, height: 4, channels: 4, background: '#ff000000' } })
    .png()
    .toBuffer()
  const flat = await flattenPng(hidden)
  expect((await sharp(flat).metadata()).hasAlpha).toBe(false)
  expect([...(await readPng(flat)).rgba.subarray(0, 4)]).toEqual([128, 128, 128, 255])
  const opaque = await writePng(await readOpaquePng(hidden))
  expect(await flattenPng(opaque)).toBe(opaque)
  const palette = await sharp(hidden).png({ palette: true }).toBuffer()
  expect([...(await readPng(await flattenPng(palette))).rgba.subarray(0, 3)]).toEqual([128, 128, 128])
})
