import type { NounRow } from './noun-row.ts'

export const buildings: readonly NounRow[] = [
  ['castle', 'castle, palace, fortress, citadel', '城堡, 宫殿, 堡垒, 古堡, 皇宫'],
  ['lighthouse', 'lighthouse, light house, beacon tower', '灯塔'],
  [
    'house',
    'house, cottage, home, farmhouse, villa, mansion, farm, inn, bakery',
    '房子, 屋子, 小屋, 农舍, 别墅, 村舍, 民居, 房屋, 家园',
  ],
  ['house', 'village, hamlet', '村庄, 村子, 小村庄', { count: 4 }],
  ['cabin', 'cabin, log cabin, hut, lodge, wooden house, barn, shack, chalet', '木屋, 小木屋, 茅屋, 草屋, 谷仓'],
  ['tower', 'tower, watchtower, stone tower, wizard tower, turret', '塔楼, 高塔, 石塔, 塔, 瞭望塔, 钟楼'],
  [
    'pagoda',
    'pagoda, temple, shrine, chinese temple, japanese temple, buddhist temple',
    '宝塔, 寺庙, 庙, 寺, 神社, 亭子, 楼阁, 古塔, 阁楼, 古寺',
  ],
  ['windmill', 'windmill', '风车'],
  ['bridge', 'bridge, stone bridge, arch bridge, footbridge', '桥, 石桥, 拱桥, 小桥, 大桥'],
]
