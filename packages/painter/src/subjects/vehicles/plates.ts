import type { Plate } from '../plate.ts'
import { airplane } from './airplane.ts'
import { balloon } from './balloon.ts'
import { bicycle } from './bicycle.ts'
import { boat } from './boat.ts'
import { car } from './car.ts'
import { rocket } from './rocket.ts'
import { sailboat } from './sailboat.ts'
import { ship } from './ship.ts'
import { train } from './train.ts'
import { ufo } from './ufo.ts'

export const vehicles: Readonly<Record<string, Plate>> = {
  airplane,
  balloon,
  bicycle,
  boat,
  car,
  rocket,
  sailboat,
  ship,
  train,
  ufo,
}
