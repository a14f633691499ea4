import type { StagePreview } from '@easel/painter/worker-protocol'
import sharp from 'sharp'

/** Longest side of the whole mosaic in pixels. */
const MOSAIC_SIDE_PX = 512
export const TILE_SIDE_PX = MOSAIC_SIDE_PX / 2
const PAPER = { r: 216, g: 205, b: 187 }

/** WebP of the grid of four, or of the only picture, as it stands; pictures not yet begun are bare paper. */
export async function drawMosaic(tiles: readonly (StagePreview | null)[]): Promise<Uint8Array> {
  const side = tiles.length > 1 ? 2 : 1
  const firstTile = tiles.find((tile) => tile !== null)
  const width = firstTile?.width ?? TILE_SIDE_PX
  const height = firstTile?.height ?? TILE_SIDE_PX
  const laid = tiles.flatMap((tile, index) =>
    tile === null
      ? []
      : [
          {
            input: Buffer.from(tile.rgba),
            raw: { width: tile.width, height: tile.height, channels: 4 as const },
            left: (index % side) * width,
            top: Math.floor(index / side) * height,
          },
        ],
  )
  const paper = sharp({ create: { width: width * side, height: height * side, channels: 3, background: PAPER } })
  return new Uint8Array(await paper.composite(laid).webp({ quality: 72 }).toBuffer())
}
