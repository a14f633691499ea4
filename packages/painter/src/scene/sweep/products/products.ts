import { MODELS } from '../../still-life/models/models.ts'
import type { Model } from '../../still-life/models/dish.ts'
import { creamJar, lipstick, lotion, nailPolish } from './cosmetics.ts'
import { camera, gift, phone, speaker } from './devices.ts'
import { perfume } from './perfume.ts'
import { handbag, headphones, watch } from './worn.ts'

const OWN: Readonly<Record<string, Model>> = {
  ...{ lotion, lipstick, watch, headphones, handbag, phone, camera, gift, speaker },
  'perfume bottle': perfume,
  'cosmetic jar': creamJar,
  'nail polish': nailPolish,
}

export const isGoods = (name: string): boolean => Object.hasOwn(OWN, name)

/** What can be shown on a sweep as a body, by the names of subjects: products, and what is put on tables. */
export function findProduct(name: string): Model | undefined {
  if (Object.hasOwn(OWN, name)) return OWN[name]
  return Object.hasOwn(MODELS, name) ? MODELS[name] : undefined
}
