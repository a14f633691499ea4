export const SLICES = ['noun', 'colour', 'count', 'setting', 'time', 'medium'] as const
export type Slice = (typeof SLICES)[number]

/** Prompts with a gap, and what may stand in it; all of a list are of one language. */
export interface Gap {
  slice: Slice
  prompts: readonly string[]
  fillings: readonly string[]
}

const list = (words: string): string[] => words.split(',').map((word) => word.trim())

const NOUNS: readonly Gap[] = [
  {
    slice: 'noun',
    prompts: ['{} in a meadow', '{} in a snowy forest, oil painting', '{} by a lake at sunset'],
    fillings: list(
      'a cat, a dog, a fox, a wolf, a lion, a tiger, a rabbit, a deer, a horse, a bear, an elephant, a panda',
    ),
  },
  {
    slice: 'noun',
    prompts: ['{} on a hill, watercolor', '{} in the mountains at dawn'],
    fillings: list('a castle, a lighthouse, a windmill, a pagoda, a cabin, a tower, a house, a bridge'),
  },
  {
    slice: 'noun',
    prompts: ['{} in the evening', '{}, anime'],
    fillings: list('a car, a sailboat, a train, an airplane, a bicycle, a rocket, a ship, a hot air balloon'),
  },
  {
    slice: 'noun',
    prompts: ['{} in the desert', '{} in a city street at night, cinematic'],
    fillings: list('an astronaut, a robot, a knight, a wizard, a samurai, a snowman, a boy, a woman'),
  },
  {
    slice: 'noun',
    prompts: ['{}，草地上', '{}在月光下，油画'],
    fillings: list('一只猫头鹰, 一只鹰, 一只鸭子, 一只天鹅, 一只蝴蝶, 一条龙, 一只兔子, 一匹独角兽, 一只狼, 一头大象'),
  },
  {
    slice: 'noun',
    prompts: ['房间里，{}在桌上', '{}，铅笔画'],
    fillings: list('一把雨伞, 一盏灯笼, 一支蜡烛, 一个茶壶, 一本书, 一个苹果, 一个杯子, 一朵玫瑰, 一朵向日葵'),
  },
]

const ENGLISH_COLOURS = list('red, orange, yellow, green, blue, purple, pink, white, black, brown')
const CHINESE_COLOURS = list('红色, 橙色, 黄色, 绿色, 蓝色, 紫色, 粉色, 白色, 黑色, 棕色')

const COLOURS: readonly Gap[] = [
  {
    slice: 'colour',
    prompts: [
      'the {} car in a city street',
      'the {} umbrella in the rain',
      'the {} house by a lake',
      'the {} hot air balloon above the mountains',
      'the {} cat in a room',
      'the {} sailboat on the sea, watercolor',
      'the {} dragon above a castle at sunset',
      'the {} bird in a forest',
    ],
    fillings: ENGLISH_COLOURS,
  },
  {
    slice: 'colour',
    prompts: ['街上的一辆{}汽车', '一把{}雨伞，雨中', '草地上的一匹{}的马', '桌上的一个{}茶壶', '一只{}的狐狸，雪地'],
    fillings: CHINESE_COLOURS,
  },
]

const COUNTS: readonly Gap[] = [
  {
    slice: 'count',
    prompts: [
      '{} ducks on a lake',
      '{} sailboats on the sea at dawn',
      '{} birds above the mountains',
      '{} foxes in a snowy forest',
      '{} balloons in the sky',
      '{} apples on a table',
      '{} cats in a meadow, watercolor',
      '{} trees on a hill, ink wash',
    ],
    fillings: list('two, three, four, five, six, seven, eight, nine'),
  },
  {
    slice: 'count',
    prompts: ['湖上的{}只天鹅', '草地上的{}只兔子', '{}匹马，沙漠', '{}只鸟在海上，日落', '{}条锦鲤'],
    fillings: list('两, 三, 四, 五, 六, 七, 八, 九'),
  },
]

const PLACES: readonly Gap[] = [
  {
    slice: 'setting',
    prompts: [
      'an astronaut {}',
      'a fox {} at sunset',
      'a knight {}, oil painting',
      'a girl {}, anime',
      'a robot {} at night',
    ],
    fillings: list(
      'in a meadow, in a forest, in the mountains, by the sea, in a city street, in the desert, on the moon, in a room, in outer space, by a river',
    ),
  },
  {
    slice: 'setting',
    prompts: ['{}的一只狼', '{}的一个男孩，水彩', '{}的一只猫'],
    fillings: list('草地上, 森林里, 群山中, 大海边, 城市里, 沙漠里, 月球上, 房间里, 太空中, 河边'),
  },
]

const TIMES: readonly Gap[] = [
  {
    slice: 'time',
    prompts: [
      'a castle on a hill {}',
      'a city street {}',
      'a sailboat on a lake {}, oil painting',
      'a deer in a forest {}',
      'a cabin in the mountains {}',
    ],
    fillings: list(
      'at noon, at dawn, at sunset, at night, in the rain, in thick fog, in falling snow, in a thunderstorm',
    ),
  },
  {
    slice: 'time',
    prompts: ['{}的灯塔', '{}，草地上的一匹马', '{}，山里的宝塔'],
    fillings: list('正午, 清晨, 日落, 夜晚, 雨天, 大雾, 下雪, 暴风雨'),
  },
]

const MEDIA: readonly Gap[] = [
  {
    slice: 'medium',
    prompts: [
      'a lighthouse above the sea, {}',
      'a cat in a garden, {}',
      'mountains and a lake, {}',
      'a robot in a city, {}',
    ],
    fillings: list(
      'oil painting, watercolor, ink wash, anime, synthwave neon, pencil drawing, gouache, pixel art, low poly, stained glass, paper cut, ukiyo-e, cubism, screen print poster',
    ),
  },
  {
    slice: 'medium',
    prompts: ['山顶的城堡，{}', '湖上的天鹅，{}', '一个拿着雨伞的女孩，{}'],
    fillings: list('油画, 水彩, 水墨, 动漫, 铅笔画, 水粉, 像素, 低多边形, 彩色玻璃, 剪纸, 浮世绘, 立体主义'),
  },
]

/** Every gap of the test. */
export const GAPS: readonly Gap[] = [...NOUNS, ...COLOURS, ...COUNTS, ...PLACES, ...TIMES, ...MEDIA]
