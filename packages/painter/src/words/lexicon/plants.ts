import type { NounRow } from './noun-row.ts'

export const plants: readonly NounRow[] = [
  [
    'tree',
    'tree, oak, oak tree, willow, maple, maple tree, birch, apple tree, elm, beech, big tree',
    '树, 大树, 树木, 橡树, 柳树, 桦树, 老树, 梧桐, 银杏, 古树',
  ],
  ['tree', 'autumn tree, red maple', '枫树, 红枫', { colour: '#c8602a' }],
  [
    'cherry tree',
    'cherry tree, cherry blossom, cherry blossom tree, sakura, sakura tree, plum blossom, peach blossom, peach tree',
    '樱花, 樱花树, 桃花, 梅花, 桃树, 梅树',
  ],
  [
    'pine',
    'pine, pine tree, fir, fir tree, spruce, christmas tree, evergreen, cedar, conifer',
    '松树, 圣诞树, 杉树, 冷杉, 青松',
  ],
  ['palm', 'palm, palm tree, coconut tree', '棕榈, 棕榈树, 椰子树, 椰树'],
  ['flower', 'flower, daisy, wild flower, poppy, blossom', '花, 花朵, 鲜花, 雏菊, 小花'],
  ['flower', 'bouquet, bunch of flowers', '花束, 一束花', { count: 5 }],
  ['rose', 'rose, peony', '玫瑰, 玫瑰花, 月季, 牡丹'],
  ['tulip', 'tulip', '郁金香'],
  ['sunflower', 'sunflower', '向日葵'],
  ['lotus', 'lotus, water lily, waterlily, lotus flower', '莲花, 荷花, 睡莲'],
  ['mushroom', 'mushroom, toadstool', '蘑菇'],
]
