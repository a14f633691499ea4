import type { Plate } from '../plate.ts'
import { bear, panda } from './bears.ts'
import { dog, wolf } from './canines.ts'
import { cat } from './cat.ts'
import { fox } from './fox.ts'
import { hedgehog } from './hedgehog.ts'
import { lion } from './lion.ts'
import { kangaroo, koala } from './marsupials.ts'
import { gorilla, monkey } from './primates.ts'
import { rabbit } from './rabbit.ts'
import { raccoon } from './raccoon.ts'
import { mouse, squirrel } from './rodents.ts'
import { tiger } from './tiger.ts'

export const pawed: Readonly<Record<string, Plate>> = {
  bear,
  cat,
  dog,
  fox,
  gorilla,
  hedgehog,
  kangaroo,
  koala,
  lion,
  monkey,
  mouse,
  panda,
  rabbit,
  raccoon,
  squirrel,
  tiger,
  wolf,
}
