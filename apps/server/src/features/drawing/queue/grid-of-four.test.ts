import sharp from 'sharp'
import { expect, test } from 'vitest'
import { gridOfFour } from './grid-of-four.ts'

async function aTile(colour: string, width = 6, height = 4) {
  const png = await sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer()
  return { png, width, height }
}

test('four pictures stand two over two, in their order, without a gap', async () => {
  const tiles = await Promise.all(['#f00', '#0f0', '#00f', '#fff'].map((colour) => aTile(colour)))

  const { data, info } = await sharp(await gridOfFour(tiles))
    .raw()
    .toBuffer({ resolveWithObject: true })

  expect(info).toMatchObject({ width: 12, height: 8, channels: 3 })
  const at = (x: number, y: number) => [...data.subarray((y * 12 + x) * 3, (y * 12 + x) * 3 + 3)]
  expect([at(0, 0), at(5, 3)]).toEqual([
    [255, 0, 0],
    [255, 0, 0],
  ])
  expect([at(6, 0), at(11, 3)]).toEqual([
    [0, 255, 0],
    [0, 255, 0],
  ])
  expect([at(0, 4), at(5, 7)]).toEqual([
    [0, 0, 255],
    [0, 0, 255],
  ])
  expect([at(6, 4), at(11, 7)]).toEqual([
    [255, 255, 255],
    [255, 255, 255],
  ])
})

test('the same pictures give the same bytes', async () => {
  const tiles = await Promise.all(['#f00', '#0f0', '#00f', '#fff'].map((colour) => aTile(colour)))
  expect(await gridOfFour(tiles)).toEqual(await gridOfFour(tiles))
})

test('three pictures, or pictures of different sizes, are no grid', async () => {
  const tiles = await Promise.all(['#f00', '#0f0', '#00f'].map((colour) => aTile(colour)))
  await expect(gridOfFour(tiles)).rejects.toThrow(RangeError)
  await expect(gridOfFour([...tiles, await aTile('#fff', 4, 6)])).rejects.toThrow(RangeError)
})
