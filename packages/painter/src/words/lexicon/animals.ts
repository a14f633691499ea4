import type { NounRow } from './noun-row.ts'

export const animals: readonly NounRow[] = [
  ['horse', 'horse, stallion, mare, steed, mustang, pony', '马, 骏马, 白马, 马儿'],
  ['horse', 'foal', '小马, 小马驹', { size: 'tiny' }],
  ['fox', 'fox, vixen, kitsune', '狐狸, 狐, 火狐, 赤狐'],
  ['fox', 'fox cub, baby fox', '小狐狸', { size: 'tiny' }],
  ['fox', 'arctic fox, snow fox', '北极狐, 白狐, 雪狐', { colour: '#f2f0ec' }],
  ['unicorn', 'unicorn', '独角兽'],
  ['whale', 'whale, humpback, humpback whale, blue whale, orca', '鲸鱼, 鲸, 蓝鲸, 座头鲸, 虎鲸'],
]
