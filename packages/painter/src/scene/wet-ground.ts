import { lightColour, mixColours, type Rgb } from '../base/colour.ts'
import { createLayer, drawWhole, freeCanvas, type Layer, pixelAt, placeAt } from '../base/frame.ts'
import { smoothStep, sumOctaves } from '../base/noise.ts'
import { hasFeature, type Stage } from './stage.ts'

const ASPHALT: Rgb = [104, 104, 112]

/** Paves everything below the horizon and lets it mirror the street: much where it is wet, in puddles most. */
export function wetGround(stage: Stage, mirror: Layer): void {
  const { frame, layout, picture, palette, form, grain } = stage
  const image = picture.ctx.getImageData(0, 0, frame.widthPx, frame.heightPx)
  const mirrored = smearDown(stage, mirror)
  const wet = howWet(stage)
  const stone = lightColour(ASPHALT, mixColours(palette.ambient, palette.light, 0.35))
  const first = Math.max(0, Math.floor(pixelAt(frame, 0, layout.horizon).row))
  for (let row = first; row < frame.heightPx; row++) {
    const drop = Math.max(0.5, placeAt(frame, 0, row).y - layout.horizon)
    const z = layout.focal / drop
    for (let column = 0; column < frame.widthPx; column++) {
      const x = ((placeAt(frame, column, 0).x - frame.width / 2) * z) / layout.focal
      const rough = sumOctaves(grain, x * 2.2, z * 2.6, 3)
      const puddle = smoothStep(-0.12, 0.28, sumOctaves(form, x * 0.5 + 9, z * 0.4, 3))
      const fromX = Math.min(
        frame.widthPx - 1,
        Math.max(0, Math.round(column + rough * 10 * frame.scale * (1.1 - puddle))),
      )
      const fromY = Math.min(frame.heightPx - 1, Math.max(0, Math.round(row + rough * 22 * frame.scale)))
      const from = (fromY * frame.widthPx + fromX) * 4
      const share = wet * (0.42 + 0.5 * puddle)
      const seam = Math.abs(Math.abs(x) - 1.9) < 0.03 ? 0.7 : 1
      const tone = (0.82 + rough * 0.3) * seam * (1 - 0.3 * wet)
      const at = (row * frame.widthPx + column) * 4
      for (let channel = 0; channel < 3; channel++) {
        const own = (stone[channel] ?? 0) * tone
        image.data[at + channel] = own * (1 - share) + (mirrored[from + channel] ?? 0) * share * 1.05
      }
      image.data[at + 3] = 255
    }
  }
  picture.ctx.putImageData(image, 0, 0)
}

/** 0 dry to 1 a film of water. */
function howWet(stage: Stage): number {
  const { weather, medium } = stage.recipe.reading
  if (weather === 'rain' || weather === 'storm' || hasFeature(stage, 'reflections', 'puddles', 'wet')) return 0.85
  return medium === 'neon' || hasFeature(stage, 'neon') ? 0.65 : 0.1
}

/** Wet ground draws its lights out downwards. */
function smearDown(stage: Stage, mirror: Layer): Uint8ClampedArray {
  const smear = createLayer(stage.frame)
  drawWhole(smear.ctx, stage.frame, mirror.canvas)
  for (let step = 1; step <= 6; step++) {
    smear.ctx.globalAlpha = 1 / (step + 1)
    drawWhole(smear.ctx, stage.frame, mirror.canvas, (step - 3) * 7)
  }
  const pixels = smear.canvas.getContext('2d').getImageData(0, 0, stage.frame.widthPx, stage.frame.heightPx).data
  freeCanvas(smear.canvas)
  return pixels
}
