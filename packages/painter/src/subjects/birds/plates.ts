import type { Plate } from '../plate.ts'
import { bird } from './bird.ts'
import { duck } from './duck.ts'
import { eagle } from './eagle.ts'
import { owl } from './owl.ts'
import { swan } from './swan.ts'

export const birds: Readonly<Record<string, Plate>> = { bird, duck, eagle, owl, swan }
