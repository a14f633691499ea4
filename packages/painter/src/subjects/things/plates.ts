import type { Plate } from '../plate.ts'
import { apple } from './apple.ts'
import { bench } from './bench.ts'
import { book } from './book.ts'
import { bookshelf } from './bookshelf.ts'
import { candle } from './candle.ts'
import { cup } from './cup.ts'
import { fireplace } from './fireplace.ts'
import { fruitBowl } from './fruit-bowl.ts'
import { island } from './island.ts'
import { lamp } from './lamp.ts'
import { lantern } from './lantern.ts'
import { piano } from './piano.ts'
import { solids } from './solids.ts'
import { sofa } from './sofa.ts'
import { streetLamp } from './street-lamp.ts'
import { teapot } from './teapot.ts'
import { umbrella } from './umbrella.ts'

export const things: Readonly<Record<string, Plate>> = {
  apple,
  bench,
  book,
  bookshelf,
  candle,
  cup,
  fireplace,
  'fruit bowl': fruitBowl,
  island,
  lamp,
  lantern,
  piano,
  sofa,
  ...solids,
  'street lamp': streetLamp,
  teapot,
  umbrella,
}
