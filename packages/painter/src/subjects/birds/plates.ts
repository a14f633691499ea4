import type { Plate } from '../plate.ts'
import { bird } from './bird.ts'
import { duck } from './duck.ts'
import { eagle } from './eagle.ts'
import { chicken, ostrich, rooster } from './fowl.ts'
import { owl } from './owl.ts'
import { parrot, peacock, penguin, phoenix } from './showy.ts'
import { swan } from './swan.ts'
import { crane, flamingo, pelican, stork } from './waders.ts'

export const birds: Readonly<Record<string, Plate>> = {
  bird,
  chicken,
  crane,
  duck,
  eagle,
  flamingo,
  ostrich,
  owl,
  parrot,
  peacock,
  pelican,
  penguin,
  phoenix,
  rooster,
  stork,
  swan,
}
