import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeQrCode } from './make-qr-code.ts'

const SITE = 'https://draw.example'
const url = 'weixin://wxpay/bizpayurl?pr=abc'

test('the code is SVG, and PNG for who asks for that, and says the same', async () => {
  expect(await makeQrCode({ url }, SITE)).toMatchObject({ mime: 'image/svg+xml', fileName: 'pay.svg' })
  const { bytes, mime, fileName } = await makeQrCode({ url, format: 'png' }, SITE)
  expect([mime, fileName]).toEqual(['image/png', 'pay.png'])
  expect((await sharp(bytes).metadata()).format).toBe('png')
})

test.each([{ format: 'gif' }, { format: ['png', 'png'] }, { format: '' }])('%j is no format of it', async (wrong) => {
  await expect(makeQrCode({ url, ...wrong }, SITE)).rejects.toMatchObject({ reason: 'invalid_input' })
})
