import type { SKRSContext2D } from '@napi-rs/canvas'
import { pickOne, type Random } from '../../../base/chance.ts'
import { type Rgb, toCss } from '../../../base/colour.ts'
import { repeatOver } from '../patterns/repeat.ts'
import type { Sheet } from '../sheet.ts'

/** Tiles of quarter and half circles that join across their edges. */
export function composeTiles(sheet: Sheet): void {
  const { stage, scheme, random } = sheet
  const side = stage.frame.width / pickOne([4, 5], random)
  const colours = [...scheme.colours.slice(0, 5), scheme.accent, scheme.ground]
  repeatOver(sheet, { width: side, height: side }, ({ ctx, random: chance }) => {
    const own = pickOne(colours, chance)
    const other = pickOne(
      colours.filter((colour) => colour !== own),
      chance,
    )
    const third = pickOne(
      colours.filter((colour) => colour !== own && colour !== other),
      chance,
    )
    ctx.translate(side / 2, side / 2)
    ctx.rotate(Math.floor(chance() * 4) * (Math.PI / 2))
    ctx.beginPath()
    ctx.rect(-side / 2 - 0.3, -side / 2 - 0.3, side + 0.6, side + 0.6)
    ctx.clip()
    layTile(ctx, chance, { side, own, other, third })
  })
}

interface Tile {
  side: number
  own: Rgb
  other: Rgb
  third: Rgb
}

function layTile(ctx: SKRSContext2D, random: Random, { side, own, other, third }: Tile): void {
  const half = side / 2
  const fill = (colour: Rgb) => {
    ctx.fillStyle = toCss(colour)
    ctx.fill()
  }
  ctx.beginPath()
  ctx.rect(-half - 1, -half - 1, side + 2, side + 2)
  fill(own)
  const kind = Math.floor(random() * 6)
  const disc = (x: number, y: number, radius: number, colour: Rgb) => {
    ctx.beginPath()
    ctx.arc(x, y, radius, 0, Math.PI * 2)
    fill(colour)
  }
  if (kind === 0)
    for (const [share, colour] of [
      [1, other],
      [0.66, third],
      [0.33, own],
    ] as const)
      disc(-half, half, side * share, colour)
  else if (kind === 1) {
    disc(0, half, half, other)
    disc(0, -half, half, third)
  } else if (kind === 2) {
    disc(0, 0, half * 0.86, other)
    disc(0, 0, half * 0.36, third)
  } else if (kind === 3) {
    ctx.beginPath()
    ctx.moveTo(-half, -half)
    ctx.lineTo(half, half)
    ctx.lineTo(-half, half)
    fill(other)
  } else if (kind === 4)
    for (let bar = 0; bar < 4; bar++) {
      ctx.beginPath()
      ctx.rect(-half, -half + bar * (side / 4), side, side / 8)
      fill(bar % 2 === 0 ? other : third)
    }
  else {
    disc(-half, -half, side, other)
    disc(half, half, half, third)
  }
}
