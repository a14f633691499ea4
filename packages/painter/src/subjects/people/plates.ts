import type { Plate } from '../plate.ts'
import { astronaut } from './astronaut.ts'
import { callings } from './callings.ts'
import { boxer } from './boxer.ts'
import { costumed } from './costumed.ts'
import { adventurers } from './adventurers.ts'
import { fighters } from './fighters.ts'
import { folk } from './folk.ts'
import { folklore } from './folklore.ts'
import { legends } from './legends.ts'
import { lionDance } from './lion-dance.ts'
import { magic } from './magic.ts'
import { outdoors } from './outdoors.ts'
import { pairs } from './pairs.ts'
import { players } from './players.ts'
import { robot } from './robot.ts'
import { royals } from './royals.ts'
import { snowman } from './snowman.ts'
import { strangers } from './strangers.ts'
import { trades } from './trades.ts'

export const people: Readonly<Record<string, Plate>> = {
  ...folk,
  ...royals,
  ...fighters,
  ...adventurers,
  ...magic,
  ...folklore,
  ...trades,
  ...outdoors,
  ...players,
  ...costumed,
  ...callings,
  ...legends,
  ...strangers,
  ...pairs,
  boxer,
  'lion dance': lionDance,
  astronaut,
  robot,
  snowman,
}
