import { castle } from './castle.ts'
import { fox } from './fox.ts'
import { lighthouse } from './lighthouse.ts'
import type { Plate } from './plate.ts'
import { sailboat } from './sailboat.ts'
import { whale } from './whale.ts'

/** Every subject the painter can draw, by its key in the lexicon. */
export const plates: Readonly<Record<string, Plate>> = { castle, fox, lighthouse, sailboat, whale }
