import type { Plate } from '../plate.ts'
import { hoofed } from './hoofed-plates.ts'
import { otherAnimals } from './other-plates.ts'
import { pawed } from './pawed-plates.ts'
import { waterAnimals } from './water-plates.ts'

export const animals: Readonly<Record<string, Plate>> = { ...hoofed, ...pawed, ...waterAnimals, ...otherAnimals }
