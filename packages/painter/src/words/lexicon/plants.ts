import type { NounRow } from './noun-row.ts'

export const plants: readonly NounRow[] = [
  ['tree', 'tree, apple tree, elm, beech, big tree', '树, 大树, 树木, 老树, 梧桐, 银杏, 古树'],
  [
    'cherry tree',
    'cherry tree, cherry blossom, cherry blossom tree, sakura, sakura tree, peach blossom, peach tree',
    '樱花, 樱花树, 桃花, 桃树',
  ],
  ['pine', 'pine, pine tree, fir, fir tree, spruce, evergreen, cedar, conifer', '松树, 杉树, 冷杉, 青松'],
  ['palm', 'palm, palm tree, coconut tree', '棕榈, 棕榈树, 椰子树, 椰树'],
  ['flower', 'flower, wild flower, poppy, blossom', '花, 花朵, 鲜花, 小花'],
  ['flower', 'bouquet, bunch of flowers', '花束, 一束花', { count: 5 }],
  ['rose', 'rose', '玫瑰, 玫瑰花, 月季'],
  ['tulip', 'tulip', '郁金香'],
  ['sunflower', 'sunflower', '向日葵'],
  ['lotus', 'lotus, water lily, waterlily, lotus flower', '莲花, 荷花, 睡莲'],
  ['mushroom', 'mushroom, toadstool', '蘑菇'],
]
