import type { Plate } from '../plate.ts'
import { cow } from './cattle.ts'
import { deer } from './deer.ts'
import { elephant } from './elephant.ts'
import { horse, pegasus, zebra } from './horse.ts'
import { camel, giraffe } from './savanna.ts'
import { goat, sheep } from './sheep.ts'
import { hippo, pig, rhino } from './thick-skinned.ts'
import { unicorn } from './unicorn.ts'

export const hoofed: Readonly<Record<string, Plate>> = {
  camel,
  cow,
  deer,
  elephant,
  giraffe,
  goat,
  hippo,
  horse,
  pegasus,
  pig,
  rhino,
  sheep,
  unicorn,
  zebra,
}
