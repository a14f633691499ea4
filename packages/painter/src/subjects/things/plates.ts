import type { Plate } from '../plate.ts'
import { apple } from './apple.ts'
import { book } from './book.ts'
import { candle } from './candle.ts'
import { cup } from './cup.ts'
import { fruitBowl } from './fruit-bowl.ts'
import { island } from './island.ts'
import { lantern } from './lantern.ts'
import { teapot } from './teapot.ts'
import { umbrella } from './umbrella.ts'

export const things: Readonly<Record<string, Plate>> = {
  apple,
  book,
  candle,
  cup,
  'fruit bowl': fruitBowl,
  island,
  lantern,
  teapot,
  umbrella,
}
