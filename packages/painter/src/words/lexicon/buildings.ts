import type { NounRow } from './noun-row.ts'

export const buildings: readonly NounRow[] = [
  ['castle', 'castle, palace, fortress, citadel', '城堡, 宫殿, 堡垒, 古堡'],
  ['lighthouse', 'lighthouse, light house, beacon tower', '灯塔'],
]
