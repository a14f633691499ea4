import type { NounRow } from './noun-row.ts'

export const people: readonly NounRow[] = [
  ['astronaut', 'astronaut, cosmonaut, spaceman, space traveler, space explorer', '宇航员, 航天员, 太空人, 宇航員'],
  ['robot', 'robot, android, mech, mecha, droid, cyborg', '机器人, 机甲, 机械人'],
]
