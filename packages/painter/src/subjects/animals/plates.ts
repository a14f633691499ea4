import type { Plate } from '../plate.ts'
import { bear, panda } from './bears.ts'
import { butterfly } from './butterfly.ts'
import { dog, wolf } from './canines.ts'
import { cat } from './cat.ts'
import { deer } from './deer.ts'
import { dragon } from './dragon.ts'
import { elephant } from './elephant.ts'
import { fish } from './fish.ts'
import { fox } from './fox.ts'
import { horse } from './horse.ts'
import { lion } from './lion.ts'
import { rabbit } from './rabbit.ts'
import { tiger } from './tiger.ts'
import { unicorn } from './unicorn.ts'
import { whale } from './whale.ts'

export const animals: Readonly<Record<string, Plate>> = {
  bear,
  butterfly,
  cat,
  deer,
  dog,
  dragon,
  elephant,
  fish,
  fox,
  horse,
  lion,
  panda,
  rabbit,
  tiger,
  unicorn,
  whale,
  wolf,
}
