import { astronaut } from './astronaut.ts'
import { castle } from './castle.ts'
import { fox } from './fox.ts'
import { horse } from './horse.ts'
import { lighthouse } from './lighthouse.ts'
import type { Plate } from './plate.ts'
import { robot } from './robot.ts'
import { sailboat } from './sailboat.ts'
import { unicorn } from './unicorn.ts'
import { whale } from './whale.ts'

/** Every subject the painter can draw, by its key in the lexicon. */
export const plates: Readonly<Record<string, Plate>> = {
  astronaut,
  castle,
  fox,
  horse,
  lighthouse,
  robot,
  sailboat,
  unicorn,
  whale,
}
