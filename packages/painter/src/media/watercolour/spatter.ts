import { createRandom, deriveSeed } from '../../base/chance.ts'
import { type Layer, pixelAt } from '../../base/frame.ts'
import type { Stage } from '../../scene/stage.ts'
import { mediumStrength } from '../medium-strength.ts'

/** Drops that fell from the brush. */
const DROPS = 46
const REACH = 0.16

/** A few drops of the picture's own colours, in clusters, as a loaded brush leaves them when it is tapped. */
export function spatter({ frame, recipe, picture, cover }: Stage, { ctx }: Layer): void {
  const random = createRandom(deriveSeed(recipe.seed, 'spatter'))
  const scene = picture.canvas.getContext('2d')
  const figures = cover.canvas.getContext('2d')
  const colourAt = (source: typeof scene, x: number, y: number) => {
    const { column, row } = pixelAt(frame, x, y)
    return source.getImageData(Math.floor(column), Math.floor(row), 1, 1).data
  }
  const { width, height } = frame
  const knots = Array.from({ length: 3 }, () => ({ x: random() * width, y: random() * height }))
  for (let drop = 0; drop < DROPS * Math.min(1.5, mediumStrength(recipe)); drop++) {
    const knot = knots[drop % knots.length] ?? { x: 0, y: 0 }
    const x = knot.x + (random() + random() - 1) * REACH * width
    const y = knot.y + (random() + random() - 1) * REACH * height
    const radius = 0.5 + random() ** 4 * 3.6
    if (x < 0 || y < 0 || x > width || y > height || (colourAt(figures, x, y)[3] ?? 0) > 0) continue
    const [red = 0, green = 0, blue = 0] = colourAt(scene, x, y)
    ctx.fillStyle = `rgba(${Math.round(red * 0.72)},${Math.round(green * 0.72)},${Math.round(blue * 0.74)},${(0.2 + random() * 0.35).toFixed(3)})`
    ctx.beginPath()
    ctx.ellipse(x, y, radius, radius * (0.8 + random() * 0.2), random() * 3, 0, Math.PI * 2)
    ctx.fill()
  }
}
