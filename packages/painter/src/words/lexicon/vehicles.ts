import type { NounRow } from './noun-row.ts'

export const vehicles: readonly NounRow[] = [
  ['sailboat', 'sailboat, sailing boat, sail boat, yacht, sailing yacht, sloop', '帆船, 小帆船, 游艇'],
]
