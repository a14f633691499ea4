import { expect, test } from 'vitest'
import { readPng } from '../png.ts'
import { writeTransparentMask } from './frame.ts'

test('a server that paints what it can look through sees through the white of a mask, and through nothing else', async () => {
  const mask = { width: 2, height: 1, bytes: Uint8Array.of(255, 0) }
  const box = { x: 1, y: 0, width: 2, height: 1 }
  const { rgba } = await readPng(await writeTransparentMask(mask, { width: 4, height: 1 }, box))
  expect([3, 7, 11, 15].map((at) => rgba[at])).toEqual([255, 0, 255, 255])
})
