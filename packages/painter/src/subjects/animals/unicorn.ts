import type { Hand } from '../kit/hand.ts'
import { glow, sculpt } from '../kit/hand.ts'
import { drawHorse } from '../kit/horse-body.ts'
import { oval, polygon } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import type { Plate } from '../plate.ts'

export const unicorn: Plate = {
  habitat: 'ground',
  height: 1.2,
  aspect: 1.15,
  stand: 'stands',
  large: false,
  poses: ['standing', 'walking', 'rearing'],
  draw(hand) {
    hand.ctx.save()
    // The horn adds to the horse, the whole stays 100 units tall.
    hand.ctx.scale(0.9, 0.9)
    const coat = hand.worn('#f4f0f2')
    drawHorse(hand, { coat, hoof: '#b79a5c', mane: ['#e9a6cf', '#b79be6', '#8fc4ee'], muzzle: '#e8c4c4' })
    if (hand.pose === 'rearing') placeRearing(hand)
    horn(hand)
    hand.ctx.restore()
  },
}

/** The horse kit turns a rearing body; the horn turns with it. */
function placeRearing({ ctx }: Hand): void {
  ctx.translate(-20, -1)
  ctx.rotate(-0.5)
  ctx.scale(0.86, 0.86)
  ctx.translate(24, -2)
}

function horn(hand: Hand): void {
  glow(hand, oval(53.5, -103, [0.3, 0.3]), '#fff0c0', 8)
  sculpt(hand, polygon('45.2,-90.2 48.8,-88.4 55,-108'), '#ecc868', { depth: 1.6, gloss: 0.4 })
  const turns = [0.16, 0.34, 0.52, 0.7].map((part): [number, number][] => [
    [45.2 + (55 - 45.2) * part, -90.2 - 17.8 * part],
    [48.8 + (55 - 48.8) * part, -88.4 - 19.6 * part - 0.4],
  ])
  lines(hand, hand.tones('#a8782c').base, 0.45, turns)
}
