import { deriveSeed } from '../base/chance.ts'
import { parseHex, toCss, dimColour, mixColours } from '../base/colour.ts'
import { fillWhole } from '../base/frame.ts'
import { createNoise } from '../base/noise.ts'
import type { Sheet } from './sheet.ts'

/** Plain stock under everything: one colour, a little lighter where the light falls. */
export function layPaper({ frame, layer: { ctx }, inks }: Sheet, colour: string = inks.paper): void {
  const { width, height } = frame
  ctx.fillStyle = colour
  fillWhole(ctx, frame)
  const reach = Math.max(frame.view.width, frame.view.height)
  const light = ctx.createRadialGradient(width * 0.42, height * 0.36, 0, width * 0.5, height * 0.5, reach * 0.8)
  const own = parseHex(colour)
  light.addColorStop(0, toCss(mixColours(own, [255, 255, 255], 0.35), 0.7))
  light.addColorStop(0.55, toCss(own, 0))
  light.addColorStop(1, toCss(dimColour(own, 0.8), 0.55))
  ctx.fillStyle = light
  fillWhole(ctx, frame)
}

/** The tooth of paper over all that was printed, `strength` in brightness. */
export function grainPaper({ frame, layer, recipe }: Sheet, strength: number): void {
  const { widthPx, heightPx, scale, view } = frame
  const { ctx } = layer
  const image = ctx.getImageData(0, 0, widthPx, heightPx)
  const noise = createNoise(deriveSeed(recipe.seed, 'tooth'))
  const { data } = image
  for (let row = 0; row < heightPx; row++) {
    const y = row / scale + view.top
    for (let column = 0; column < widthPx; column++) {
      const x = column / scale + view.left
      const grain = (noise(x / 1.3, y / 1.3) * 0.7 + noise(x / 5, y / 6) * 0.5) * strength
      const at = (row * widthPx + column) * 4
      for (const part of [0, 1, 2]) data[at + part] = (data[at + part] ?? 0) + grain
    }
  }
  ctx.putImageData(image, 0, 0)
}
