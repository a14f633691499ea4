/** Clothes that a figure can be dressed in, by the words for them. */
const WARDROBE: Readonly<Record<string, readonly string[]>> = {
  hanfu: ['hanfu', '汉服', '古装', '襦裙', '唐装', '衣裙', '衣衫', 'traditional dress'],
  kimono: ['kimono', 'yukata', '和服', '浴衣'],
  cheongsam: ['cheongsam', 'qipao', '旗袍'],
  sari: ['sari', '纱丽'],
  suit: ['suit', 'tuxedo', 'blazer', '西装', '西服', '燕尾服', '套装'],
  armour: ['armor', 'armour', '盔甲', '铠甲', '战甲'],
  gown: ['gown', 'evening gown', 'ball gown', 'silk dress', '礼服', '晚礼服', '长裙', '洛丽塔裙', '纱裙'],
  'wedding dress': ['wedding dress', '婚纱'],
  dress: ['dress', 'sundress', 'skirt', '裙子', '连衣裙', '裙', '短裙', '碎花裙', '吊带裙', '百褶裙', '洋装'],
  uniform: ['school uniform', '校服'],
  coat: [
    'coat',
    'overcoat',
    'trench coat',
    'fur coat',
    'parka',
    'puffer jacket',
    '大衣',
    '风衣',
    '羽绒服',
    '棉袄',
    '外套',
  ],
  raincoat: ['raincoat', '雨衣'],
  robe: ['robe', 'robes', 'toga', 'tunic', '长袍', '道袍', '袍子', '袍', '衣袍'],
  cloak: ['cloak', 'cape', '披风', '斗篷'],
  hoodie: ['hoodie', 'sweater', 'turtleneck', 'cardigan', '卫衣', '毛衣', '毛线衣', '帽衫'],
  jacket: ['jacket', 'leather jacket', 'windbreaker', '夹克', '皮衣', '皮夹克'],
  'lab coat': ['lab coat', '白大褂'],
  apron: ['apron', '围裙'],
  swimsuit: ['swimsuit', 'bikini', 'swimwear', '泳衣', '泳装', '比基尼'],
}

const byWord = new Map(Object.entries(WARDROBE).flatMap(([name, words]) => words.map((word) => [word, name] as const)))

/** The clothes that a word names; undefined where a figure cannot wear them. */
export function findClothes(word: string): string | undefined {
  const plain = word.toLowerCase()
  return byWord.get(plain) ?? byWord.get(plain.replace(/(e?)s$/, '$1'))
}
