import { createRandom, deriveSeed, pickOne } from '../../../base/chance.ts'
import { dimColour, mixColours, parseHex, type Rgb, toCss } from '../../../base/colour.ts'
import type { Stage } from '../../stage.ts'
import { bloom, fillOutline, placeOf, toWorld } from '../kit/mason.ts'
import { fillPart, onFace } from '../kit/solids.ts'
import { feetDistance, measurePerson } from '../measure.ts'
import { type Chamber, layBoards, raiseChamber } from './chamber.ts'

const VELVETS = ['#9c1f2a', '#8a1c34', '#5c1f52', '#1f3f6c'].map(parseHex)

/** A stage in light: boards, curtains at both sides and above, a backdrop, beams from the rig, lamps at its edge. */
export function paintTheatre(stage: Stage): void {
  const random = createRandom(deriveSeed(stage.sceneSeed, 'stage'))
  const velvet = pickOne(VELVETS, random)
  const chamber = raiseChamber(stage, {
    ...sizeHouse(stage),
    wall: parseHex('#241a2c'),
    ceiling: parseHex('#0e0a12'),
    floor: parseHex('#7a5234'),
    warmth: 0.6,
  })
  layBoards(chamber, parseHex('#8a5c38'), () => 0.82 + random() * 0.3)
  hangBackdrop(chamber)
  for (const [depth, reach] of [
    [0.95, 0.2],
    [0.7, 0.42],
    [0.46, 0.6],
  ] as const) {
    for (const side of [-1, 1])
      hangCurtain(chamber, { side, z: chamber.deep * depth, reach: chamber.half * reach * 1.3, velvet })
  }
  hangValance(chamber, velvet)
  lightStage(chamber, random)
}

/** The house fills what is seen of its back: wings and valance stay in the picture. */
function sizeHouse(stage: Stage): { half: number; deep: number; high: number } {
  const { frame, layout } = stage
  const person = measurePerson(stage)
  const deep = Math.max(6, feetDistance(stage) / person + 1.6)
  const seen = (share: number) => (share * deep) / layout.focal
  const top = 1 / person + Math.max(0.1, seen(layout.horizon))
  return { deep, half: seen(frame.width / 2) * 1.02, high: top }
}

/** A painted evening sky with lamps. */
function hangBackdrop({ mason, back }: Chamber): void {
  for (let band = 0; band < 24; band++) {
    const v = band / 24
    const tone = mixColours([232, 138, 96], [58, 50, 118], Math.min(1, v * 1.5))
    fillPart({ ...mason, light: (albedo) => dimColour(albedo, 0.85) }, back, [0, v, 1, v + 1 / 24 + 0.004], tone)
  }
  const hills = Array.from({ length: 25 }, (_, step) =>
    onFace(back, step / 24, 0.16 + 0.07 * Math.sin(step * 0.8) + 0.04 * Math.sin(step * 2.1)),
  )
  fillOutline(mason, [66, 46, 84], [onFace(back, 0, 0), ...hills, onFace(back, 1, 0)])
}

/** Velvet in folds, gathered towards the side. */
function hangCurtain(
  { mason, site, half, high }: Chamber,
  wing: { side: number; z: number; reach: number; velvet: Rgb },
): void {
  const { side, z, reach, velvet } = wing
  const folds = 14
  for (let fold = 0; fold < folds; fold++) {
    const at = (t: number) => side * (half + 0.4 - (reach + 0.4) * t)
    const [from, to] = [at(fold / folds), at((fold + 1.06) / folds)]
    const tone = dimColour(velvet, [0.55, 0.85, 1.25, 0.9][fold % 4] ?? 1)
    const colour = mixColours(mason.light(tone, [0, 0, -1]), tone, 0.4)
    const hem = 0.02 * Math.sin(fold * 2)
    fillOutline(mason, colour, [
      toWorld(site, [from, hem, z]),
      toWorld(site, [to, hem, z]),
      toWorld(site, [to, high, z]),
      toWorld(site, [from, high, z]),
    ])
  }
}

/** A scalloped band of velvet with a gold fringe along the top. */
function hangValance({ mason, site, half, high, deep }: Chamber, velvet: Rgb): void {
  const z = deep * 0.42
  // Where the frame's upper edge cuts the plane of the valance.
  const peak = 1 / site.scale + (high - 1 / site.scale) * 0.42
  const low = peak - (high - 1 / site.scale) * 0.42 * 0.13
  const swags = 7
  for (let swag = 0; swag < swags; swag++) {
    const [from, to] = [half * 0.6 * ((2 * swag) / swags - 1), half * 0.6 * ((2 * (swag + 1)) / swags - 1)]
    const curve = (drop: number) =>
      Array.from({ length: 13 }, (_, step) => {
        const t = step / 12
        return toWorld(site, [from + (to - from) * t, low - drop * (peak - low) * 9 * Math.sin(t * Math.PI), z])
      })
    const upper = [toWorld(site, [to, high * 1.6, z]), toWorld(site, [from, high * 1.6, z])]
    fillOutline(mason, parseHex('#d8a848'), [...curve(0.105), ...upper])
    fillOutline(mason, dimColour(velvet, 0.75 + (swag % 2) * 0.25), [...curve(0.085), ...upper])
    fillOutline(mason, dimColour(velvet, 1.2), [...curve(0.05), ...curve(0.03).reverse()])
  }
}

/** Beams from above that meet on the boards, and small lamps at the edge. */
function lightStage({ mason, site, half, high, deep }: Chamber, random: () => number): void {
  const { stage } = mason
  const { ctx } = stage.picture
  const { layout, frame } = stage
  const focus =
    ((layout.focus - frame.width / 2) *
      (layout.feet - layout.horizon > 20 ? layout.focal / (layout.feet - layout.horizon) : 8)) /
    layout.focal
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  ctx.filter = `blur(${(3 * frame.scale).toFixed(1)}px)`
  const tones: readonly Rgb[] = [
    [255, 236, 190],
    [255, 190, 210],
    [180, 206, 255],
  ]
  for (let beam = 0; beam < 5; beam++) {
    const from = toWorld(site, [half * (beam - 2) * 0.42, high * 1.02, deep * 0.6])
    const to = [
      focus + (beam - 2) * 0.5 * site.scale,
      0,
      layout.focal / Math.max(20, layout.feet - layout.horizon),
    ] as const
    const [head, foot] = [placeOf(mason, from), placeOf(mason, to)]
    const wide = frame.width * 0.1
    const fade = ctx.createLinearGradient(head.x, head.y, foot.x, foot.y)
    const tone = tones[beam % tones.length] ?? [255, 255, 255]
    fade.addColorStop(0, toCss(tone, 0.42))
    fade.addColorStop(1, toCss(tone, 0.06 + random() * 0.04))
    ctx.fillStyle = fade
    ctx.beginPath()
    ctx.moveTo(head.x - 3, head.y)
    ctx.lineTo(head.x + 3, head.y)
    ctx.lineTo(foot.x + wide, foot.y)
    ctx.lineTo(foot.x - wide, foot.y)
    ctx.fill()
  }
  ctx.filter = 'none'
  ctx.restore()
  const pool = placeOf(mason, [focus, 0, layout.focal / Math.max(20, layout.feet - layout.horizon)])
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  ctx.translate(pool.x, pool.y)
  ctx.scale(1, 0.26)
  const round = ctx.createRadialGradient(0, 0, 0, 0, 0, frame.width * 0.36)
  round.addColorStop(0, 'rgba(255,232,190,0.55)')
  round.addColorStop(0.6, 'rgba(255,224,180,0.24)')
  round.addColorStop(1, 'rgba(255,224,180,0)')
  ctx.fillStyle = round
  ctx.fillRect(-frame.width, -frame.width, frame.width * 2, frame.width * 2)
  ctx.restore()
  for (let lamp = 0; lamp < 9; lamp++) {
    bloom(mason, toWorld(site, [half * (lamp - 4) * 0.24, high * 0.98, deep * 0.62]), 0.3 * site.scale, {
      colour: [255, 240, 210],
      strength: 0.9,
    })
  }
}

/** Heads of the audience along the lower edge, nearer than whoever plays. */
export function paintAudience(stage: Stage): void {
  const { frame, layout, picture } = stage
  const { ctx } = picture
  const random = createRandom(deriveSeed(stage.sceneSeed, 'audience'))
  const { view } = frame
  const room = frame.height - layout.feet
  const size = Math.min(frame.height * 0.05, Math.max(frame.height * 0.028, room * 0.42))
  for (const row of [0, 1]) {
    ctx.fillStyle = toCss(row === 0 ? [30, 20, 34] : [12, 8, 16])
    const y = frame.height - size * (0.62 - row * 0.5)
    for (let x = view.left - size * (row + 1); x < view.left + view.width + size; x += size * 2.1) {
      const off = (random() - 0.5) * size * 0.5
      ctx.beginPath()
      ctx.arc(x + off, y + (random() - 0.5) * size * 0.3, size * 0.55, 0, 7)
      ctx.ellipse(x + off, y + size * 1.35, size * 0.98, size * 0.9, 0, 0, 7)
      ctx.fill()
    }
  }
  ctx.fillStyle = toCss([12, 8, 16])
  ctx.fillRect(
    view.left,
    frame.height + size * 0.4,
    view.width,
    Math.max(0, view.top + view.height - frame.height - size * 0.4),
  )
}
