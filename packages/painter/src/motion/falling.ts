import type { Beat } from './beat.ts'
import type { MovingLayer } from './layers.ts'
import { createLoosePlate } from './plate.ts'

interface Size {
  width: number
  height: number
}

/** How it comes down: pictures' heights a second, and how it goes aside. */
export interface Fall {
  perSecond: number
  /** Pixels aside for each pixel down. */
  slant: number
  /** Pixels that it swings from side to side. */
  swing: number
}

/**
 * What falls, cut into pieces that come down at two speeds, each for ever: what leaves below comes again above. In a loop each has
 * gone a whole number of times through the picture.
 */
export function createFalling(size: Size, colours: Uint32Array, cover: Uint8Array, fall: Fall): MovingLayer[] {
  const parts = splitPieces(size, cover)
  return parts.map((part, index) => ({
    plate: createLoosePlate(size, colours, part),
    near: 0,
    edge: 'endless' as const,
    movers: [
      (beat: Beat, _x: number, y: number, to: { x: number; y: number }) => {
        const rate = fall.perSecond * (index === 0 ? 1 : 0.62)
        const gone = beat.turns(rate) * size.height
        to.y -= gone
        if (fall.slant !== 0) {
          const widths = beat.turns((Math.abs(fall.slant) * rate * size.height) / size.width)
          to.x -= Math.sign(fall.slant) * widths * size.width
        }
        const bend = (Math.PI * 4) / size.height
        to.x += fall.swing * (Math.sin((y - gone) * bend) - Math.sin(y * bend))
      },
    ],
  }))
}

/** Large pieces, which are near, and small ones. */
function splitPieces({ width }: Size, cover: Uint8Array): [Uint8Array, Uint8Array] {
  const large = new Uint8Array(cover.length)
  const small = new Uint8Array(cover.length)
  const seen = new Uint8Array(cover.length)
  const sizes: number[][] = []
  for (let at = 0; at < cover.length; at++) {
    if (seen[at] === 1 || cover[at] === 0) continue
    sizes.push(collect(at, width, cover, seen))
  }
  const middle = sizes.map((piece) => piece.length).sort((a, b) => a - b)[Math.floor(sizes.length * 0.6)] ?? 0
  for (const piece of sizes) {
    const into = piece.length > middle ? large : small
    for (const at of piece) into[at] = cover[at] ?? 0
  }
  return [large, small]
}

function collect(first: number, width: number, cover: Uint8Array, seen: Uint8Array): number[] {
  const piece = [first]
  seen[first] = 1
  for (let i = 0; i < piece.length; i++) {
    const at = piece[i] ?? 0
    const column = at % width
    const next = [column > 0 ? at - 1 : -1, column < width - 1 ? at + 1 : -1, at - width, at + width]
    for (const other of next) {
      if (other < 0 || other >= cover.length || seen[other] === 1 || cover[other] === 0) continue
      seen[other] = 1
      piece.push(other)
    }
  }
  return piece
}
