import type { Plate } from '../plate.ts'
import { bat } from './bat.ts'
import { butterfly } from './butterfly.ts'
import { brontosaurus, dinosaur } from './dinosaurs.ts'
import { dragon } from './dragon.ts'
import { griffin } from './griffin.ts'
import { bee, dragonfly, ladybug, snail, spider } from './insects.ts'
import { lizard } from './reptiles.ts'
import { snake } from './snake.ts'

export const otherAnimals: Readonly<Record<string, Plate>> = {
  bat,
  bee,
  brontosaurus,
  butterfly,
  dinosaur,
  dragon,
  dragonfly,
  griffin,
  ladybug,
  lizard,
  snail,
  snake,
  spider,
}
