import type { NounRow } from './noun-row.ts'

export const people: readonly NounRow[] = [
  ['astronaut', 'astronaut, cosmonaut, spaceman, space traveler, space explorer', '宇航员, 航天员, 太空人'],
  ['robot', 'robot, android, mech, mecha, droid, cyborg', '机器人, 机甲, 机械人'],
  [
    'man',
    'man, guy, gentleman, person, human, father, dad, farmer, fisherman, traveler, traveller, hiker, explorer, painter, artist, old man, grandfather, poet, scholar, wanderer, figure',
    '男人, 男子, 人, 爸爸, 父亲, 老人, 旅人, 农夫, 渔夫, 画家, 诗人, 爷爷, 行人, 男士, 路人',
  ],
  [
    'woman',
    'woman, lady, mother, mom, girlfriend, old woman, grandmother, dancer, queen, princess, bride, maiden',
    '女人, 女子, 女士, 妈妈, 母亲, 女王, 公主, 美女, 奶奶, 新娘, 舞者, 仙女',
  ],
  ['man', 'crowd of people, group of people', '人群, 人们', { count: 5 }],
  [
    'girl',
    'girl, little girl, young girl, schoolgirl, daughter, child, kid',
    '女孩, 小女孩, 少女, 姑娘, 女生, 小姑娘, 孩子, 小孩, 女儿',
  ],
  ['boy', 'boy, little boy, young boy, schoolboy, son, shepherd', '男孩, 小男孩, 少年, 男生, 儿子, 牧童'],
  ['boy', 'prince, little prince', '王子, 小王子'],
  ['knight', 'knight, crusader, paladin', '骑士, 圣骑士'],
  ['samurai', 'samurai, ronin, shogun', '武士, 浪人, 将军'],
  ['wizard', 'wizard, sorcerer, mage, warlock, merlin', '巫师, 法师, 魔法师, 魔术师'],
  ['snowman', 'snowman', '雪人'],
]
