import type { SKRSContext2D } from '@napi-rs/canvas'
import { between, pickOne } from '../../../base/chance.ts'
import { mixColours, type Rgb, toCss } from '../../../base/colour.ts'
import { fillWhole } from '../../../base/frame.ts'
import type { Sheet } from '../sheet.ts'

/** Paint that was thrown and dripped: skeins over all of it, or bursts that fly apart; every drop casts a little shade and shines. */
export function paintSplash(sheet: Sheet): void {
  const { stage, scheme, random, turn } = sheet
  const { ctx } = stage.picture
  ctx.fillStyle = toCss(mixColours(scheme.ground, [238, 232, 218], scheme.dark ? 0 : 0.3))
  fillWhole(ctx, stage.frame)
  const colours = [
    ...scheme.colours.slice(0, 5),
    scheme.accent,
    scheme.dark ? ([236, 230, 216] as const) : ([26, 24, 28] as const),
  ]
  const wash = pickOne(colours, random)
  for (let i = 0; i < 5; i++) layBlot(sheet, wash)
  if (turn % 2 === 0) {
    for (let skein = 0; skein < 120; skein++) throwSkein(sheet, colours[skein % colours.length] ?? wash)
    for (let i = 0; i < 520; i++) drop(ctx, placeIn(sheet), between(random, 0.6, 3.6) ** 1.25, pickOne(colours, random))
    return
  }
  const bursts = turn === 1 ? 5 : 8
  for (let burst = 0; burst < bursts; burst++)
    throwBurst(sheet, colours[burst % colours.length] ?? wash, burst === 0 ? 1.6 : 1)
}

interface Place {
  x: number
  y: number
}

function placeIn({ stage: { frame }, random }: Sheet): Place {
  return { x: frame.view.left + random() * frame.view.width, y: frame.view.top + random() * frame.view.height }
}

/** A thin stain that soaked in. */
function layBlot(sheet: Sheet, colour: Rgb): void {
  const { x, y } = placeIn(sheet)
  const { ctx } = sheet.stage.picture
  const radius = between(sheet.random, 70, 190)
  const stain = ctx.createRadialGradient(x, y, radius * 0.1, x, y, radius)
  stain.addColorStop(0, toCss(colour, 0.2))
  stain.addColorStop(0.8, toCss(colour, 0.12))
  stain.addColorStop(1, toCss(colour, 0))
  ctx.fillStyle = stain
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

/** A line from a swung can: thick where the hand was slow, thin and broken where it was quick. */
function throwSkein(sheet: Sheet, colour: Rgb): void {
  const { random, noises, stage } = sheet
  const { ctx } = stage.picture
  let { x, y } = placeIn(sheet)
  let heading = random() * Math.PI * 2
  const off = random() * 80
  const load = between(random, 0.3, 1.9) ** 2 + 0.4
  const points: { x: number; y: number; width: number }[] = []
  for (let step = 0; step < 120; step++) {
    const speed = 3.4 + noises[1](step / 16, off) * 2.6
    heading += noises[0](step / 26 + off, off) * 0.3
    x += Math.cos(heading) * speed
    y += Math.sin(heading) * speed
    points.push({ x, y, width: Math.max(0.35, (load * 4.2) / (1.6 + speed) + noises[2](step / 7, off) * 0.7) })
  }
  for (const [shift, tone] of [
    [1.3, null],
    [0, colour],
    [-0.35, mixColours(colour, [255, 255, 255], 0.3)],
  ] as const) {
    ctx.strokeStyle = tone === null ? 'rgba(10,8,14,0.2)' : toCss(tone, tone === colour ? 1 : 0.5)
    ctx.lineCap = 'round'
    for (let i = 1; i < points.length; i++) {
      const [from, to] = [points[i - 1], points[i]]
      if (!from || !to) continue
      ctx.lineWidth = to.width * (shift < 0 ? 0.3 : 1)
      ctx.beginPath()
      ctx.moveTo(from.x + shift, from.y + shift * 1.4)
      ctx.lineTo(to.x + shift, to.y + shift * 1.4)
      ctx.stroke()
    }
  }
}

/** A body of paint that burst where it fell, and drops that flew on from it: the further, the smaller and the longer. */
function throwBurst(sheet: Sheet, colour: Rgb, size: number): void {
  const { stage, random } = sheet
  const { ctx } = stage.picture
  const { width, height } = stage.frame
  const middle = { x: width * between(random, 0.22, 0.78), y: height * between(random, 0.2, 0.8) }
  const radius = between(random, 30, 58) * size
  const lean = random() * Math.PI * 2
  const clots = Array.from({ length: 70 }, () => {
    const heading = lean + (random() + random() + random() - 1.5) * 2.4
    const away = radius * random() ** 0.7 * (1 + 0.9 * Math.max(0, Math.cos(heading - lean)))
    return { heading, away, radius: radius * between(random, 0.12, 0.5) * (1.15 - away / (radius * 2.2)) }
  })
  for (const [shift, grow, css] of [
    [2, 1.03, 'rgba(10,8,14,0.2)'],
    [0, 1, toCss(colour)],
  ] as const) {
    ctx.fillStyle = css
    ctx.beginPath()
    for (const { heading, away, radius: clot } of clots) {
      const [x, y] = [middle.x + Math.cos(heading) * away + shift, middle.y + Math.sin(heading) * away + shift * 1.4]
      ctx.moveTo(x + clot * grow, y)
      ctx.ellipse(x, y, clot * grow, clot * grow * 0.8, heading, 0, Math.PI * 2)
    }
    ctx.fill('nonzero')
  }
  for (const { heading, away, radius: clot } of clots.slice(0, 34)) {
    const [x, y] = [middle.x + Math.cos(heading) * away, middle.y + Math.sin(heading) * away]
    ctx.fillStyle = toCss(mixColours(colour, [255, 255, 255], 0.22), 0.35)
    ctx.beginPath()
    ctx.ellipse(x - clot * 0.2, y - clot * 0.3, clot * 0.5, clot * 0.28, heading + 1, 0, Math.PI * 2)
    ctx.fill()
  }
  for (let i = 0; i < 150; i++) {
    const heading = lean + (random() + random() + random() - 1.5) * 2.6
    const away = radius * between(random, 0.9, 4.6)
    const fly = { x: middle.x + Math.cos(heading) * away, y: middle.y + Math.sin(heading) * away }
    const thick = between(random, 0.5, 5.4) * (1.15 - away / (radius * 4.8))
    if (random() < 0.45) drop(ctx, fly, thick, colour)
    else streak(ctx, fly, { heading, thick, colour })
  }
}

/** A drop that was drawn out while it flew. */
function streak(
  ctx: SKRSContext2D,
  { x, y }: Place,
  { heading, thick, colour }: { heading: number; thick: number; colour: Rgb },
): void {
  const size = Math.max(0.3, thick * 0.7)
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(heading)
  ctx.fillStyle = toCss(colour)
  ctx.beginPath()
  ctx.moveTo(-size * 5, 0)
  ctx.quadraticCurveTo(0, -size * 0.7, size, -size)
  ctx.arc(size, 0, size, -Math.PI / 2, Math.PI / 2)
  ctx.quadraticCurveTo(0, size * 0.7, -size * 5, 0)
  ctx.fill()
  ctx.restore()
}

function drop(ctx: SKRSContext2D, { x, y }: Place, radius: number, colour: Rgb): void {
  const size = Math.max(0.3, radius)
  const round = (dx: number, dy: number, scale: number, css: string) => {
    ctx.fillStyle = css
    ctx.beginPath()
    ctx.arc(x + dx, y + dy, size * scale, 0, Math.PI * 2)
    ctx.fill()
  }
  round(size * 0.25, size * 0.4, 1.02, 'rgba(10,8,14,0.25)')
  round(0, 0, 1, toCss(colour))
  if (size > 1.6) round(-size * 0.3, -size * 0.35, 0.26, 'rgba(255,255,255,0.5)')
}
