import type { Plate } from '../plate.ts'
import { astronaut } from './astronaut.ts'
import { boy } from './boy.ts'
import { girl } from './girl.ts'
import { knight } from './knight.ts'
import { man } from './man.ts'
import { robot } from './robot.ts'
import { samurai } from './samurai.ts'
import { snowman } from './snowman.ts'
import { wizard } from './wizard.ts'
import { woman } from './woman.ts'

export const people: Readonly<Record<string, Plate>> = {
  astronaut,
  boy,
  girl,
  knight,
  man,
  robot,
  samurai,
  snowman,
  wizard,
  woman,
}
