import sharp from 'sharp'

export interface Tile {
  png: Uint8Array
  width: number
  height: number
}

/**
 * Lay four pictures of one size side by side, two over two, without a gap. The same tiles give the same PNG bytes.
 *
 * @throws RangeError unless there are four of the same size
 */
export async function gridOfFour(tiles: readonly Tile[]): Promise<Uint8Array> {
  const [first] = tiles
  if (!first || tiles.length !== 4) throw new RangeError(`${tiles.length} tiles`)
  const { width, height } = first
  if (tiles.some((tile) => tile.width !== width || tile.height !== height)) throw new RangeError('tiles differ in size')
  const canvas = sharp({ create: { width: width * 2, height: height * 2, channels: 3, background: '#000' } })
  return canvas
    .composite(
      tiles.map(({ png }, at) => ({
        input: Buffer.from(png),
        left: (at % 2) * width,
        top: Math.floor(at / 2) * height,
      })),
    )
    .removeAlpha()
    .png({ compressionLevel: 6, adaptiveFiltering: false, palette: false })
    .toBuffer()
}
