import { drawHorse } from '../kit/horse-body.ts'
import type { Plate } from '../plate.ts'

export const horse: Plate = {
  habitat: 'ground',
  height: 1.15,
  aspect: 1.2,
  stand: 'stands',
  large: false,
  poses: ['standing', 'walking', 'rearing'],
  draw(hand) {
    const coat = hand.worn('#8a5431')
    const pale = coat.toLowerCase() > '#c'
    drawHorse(hand, {
      coat,
      hoof: '#3a302c',
      mane: pale ? ['#d8d0c4', '#ece6da'] : ['#2c1f1b', '#3d2a22'],
      muzzle: pale ? '#c8a8a0' : '#4a342a',
    })
  },
}
