import { between, createRandom, deriveSeed } from '../../base/chance.ts'
import { createLayer, drawWhole, freeCanvas } from '../../base/frame.ts'
import type { Stage } from '../stage.ts'

/** A place in the frame and how many units four centimetres are there. */
export interface Spot {
  x: number
  y: number
  radius: number
}

/** Steam over what is hot, and flames on wicks with the light around them. */
export function riseSteam(
  stage: Stage,
  { steams, flames, top }: { steams: readonly Spot[]; flames: readonly Spot[]; top: boolean },
): void {
  const { frame, recipe, picture } = stage
  stage.survey?.steams.push(...steams)
  stage.survey?.flames.push(...flames)
  const random = createRandom(deriveSeed(recipe.layoutSeed, 'steam'))
  const veil = createLayer(frame)
  veil.ctx.lineCap = 'round'
  for (const { x, y, radius } of steams)
    for (let wisp = 0; wisp < (top ? 5 : 8); wisp++) {
      let px = x + between(random, -1.1, 1.1) * radius
      let py = y + between(random, -0.4, 0.4) * radius
      const sway = random() * 9
      const tall = radius * (top ? 0.2 : between(random, 0.32, 0.5))
      for (let step = 0; step < 18; step++) {
        const share = step / 18
        veil.ctx.strokeStyle = `rgba(255,255,255,${(0.13 * Math.sin(share * Math.PI) * (top ? 0.6 : 1)).toFixed(3)})`
        veil.ctx.lineWidth = radius * (0.16 + share * 0.5)
        veil.ctx.beginPath()
        veil.ctx.moveTo(px, py)
        px += Math.sin(share * 5 + sway) * radius * 0.13
        py -= tall
        veil.ctx.lineTo(px, py)
        veil.ctx.stroke()
      }
    }
  const { ctx } = picture
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  ctx.filter = `blur(${(5 * frame.scale).toFixed(1)}px)`
  drawWhole(ctx, frame, veil.canvas)
  ctx.filter = 'none'
  for (const flame of flames) burn(ctx, flame)
  ctx.restore()
  freeCanvas(veil.canvas)
}

function burn(ctx: Stage['picture']['ctx'], { x, y, radius }: Spot): void {
  const halo = ctx.createRadialGradient(x, y, 0, x, y, radius * 4.5)
  halo.addColorStop(0, 'rgba(255,190,90,0.55)')
  halo.addColorStop(0.3, 'rgba(255,150,60,0.16)')
  halo.addColorStop(1, 'rgba(255,140,50,0)')
  ctx.fillStyle = halo
  ctx.fillRect(x - radius * 5, y - radius * 5, radius * 10, radius * 10)
  const [wide, tall] = [radius * 0.13, radius * 0.62]
  const body = ctx.createLinearGradient(0, y - tall, 0, y + tall * 0.2)
  body.addColorStop(0, 'rgba(255,170,60,0.2)')
  body.addColorStop(0.35, 'rgba(255,225,150,1)')
  body.addColorStop(0.8, 'rgba(255,250,225,1)')
  body.addColorStop(1, 'rgba(90,120,255,0.6)')
  ctx.fillStyle = body
  ctx.beginPath()
  ctx.moveTo(x, y - tall)
  ctx.bezierCurveTo(x + wide * 1.4, y - tall * 0.3, x + wide, y + tall * 0.2, x, y + tall * 0.2)
  ctx.bezierCurveTo(x - wide, y + tall * 0.2, x - wide * 1.4, y - tall * 0.3, x, y - tall)
  ctx.fill()
}
