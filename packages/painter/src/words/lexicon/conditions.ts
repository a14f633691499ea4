import type { Medium, TimeOfDay, Weather } from '../../recipe.ts'
import type { Meaning, Words } from '../meaning.ts'

type ConditionRow = readonly [...Words, readonly Meaning[]]

const time = (value: TimeOfDay, firm = true): Meaning => ({ kind: 'time', time: value, firm })
const weather = (value: Weather): Meaning => ({ kind: 'weather', weather: value })
const mood = (value: string): Meaning => ({ kind: 'mood', mood: value })
const medium = (value: Medium): Meaning => ({ kind: 'medium', medium: value })
const feature = (value: string): Meaning => ({ kind: 'feature', feature: value, soft: true })

export const times: readonly ConditionRow[] = [
  ['day, daytime, noon, midday, afternoon, daylight, sunny day', '白天, 中午, 正午, 下午, 日间, 午后', [time('day')]],
  [
    'dawn, sunrise, daybreak, early morning, first light, morning',
    '黎明, 日出, 拂晓, 清晨, 早晨, 晨曦, 破晓, 早上, 曙光',
    [time('dawn')],
  ],
  [
    'sunset, dusk, golden hour, twilight, evening, sundown, evening glow, setting sun',
    '日落, 夕阳, 黄昏, 傍晚, 落日, 晚霞, 暮色, 黄金时刻',
    [time('sunset')],
  ],
  [
    'night, midnight, nighttime, at night, nocturnal, night sky',
    '夜晚, 夜, 深夜, 午夜, 夜里, 夜间, 晚上, 夜空, 夜景, 夜色, 黑夜',
    [time('night')],
  ],
]

export const weathers: readonly ConditionRow[] = [
  ['clear, clear sky, sunny, cloudless', '晴朗, 晴天, 晴空', [weather('clear')]],
  [
    'rain, rainy, raining, drizzle, in the rain, downpour',
    '雨, 下雨, 雨中, 雨天, 细雨, 细雨蒙蒙, 大雨, 雨夜',
    [weather('rain')],
  ],
  [
    'storm, stormy, thunderstorm, tempest, typhoon, hurricane',
    '暴风雨, 风暴, 雷雨, 暴雨, 狂风暴雨, 狂风',
    [weather('storm'), mood('stormy')],
  ],
  [
    'snowing, snowfall, falling snow, blizzard, snowstorm, snowflake',
    '下雪, 飘雪, 暴风雪, 大雪, 雪花, 飞雪',
    [weather('snow'), feature('snow')],
  ],
  [
    'fog, foggy, mist, misty, haze, hazy',
    '雾, 大雾, 薄雾, 迷雾, 雾气, 有雾, 烟雾, 雾中',
    [weather('fog'), mood('misty')],
  ],
]

export const moods: readonly ConditionRow[] = [
  ['calm, peaceful, serene, tranquil, quiet, still', '平静, 宁静, 安静, 静谧, 祥和', [mood('calm')]],
  [
    'dark, gloomy, ominous, sinister, spooky, gothic, moody, scary',
    '黑暗, 阴暗, 阴森, 恐怖, 哥特, 阴沉',
    [mood('dark')],
  ],
  [
    'bright, cheerful, happy, joyful, vibrant, colorful, colourful, vivid',
    '明亮, 欢快, 快乐, 鲜艳, 缤纷, 五彩缤纷, 明快, 彩色',
    [mood('bright')],
  ],
  [
    'dreamy, magical, ethereal, fairytale, fairy tale, enchanted, whimsical, mystical, fantasy',
    '梦幻, 魔幻, 童话, 奇幻, 神秘, 唯美',
    [mood('dreamy')],
  ],
  ['warm, cozy, cosy', '温暖, 温馨, 暖色', [mood('warm')]],
  ['cold, cool, chilly, icy blue', '寒冷, 冷色, 清冷, 冷', [mood('cold')]],
  ['dramatic, epic, majestic', '戏剧性, 史诗, 壮观, 壮丽, 宏伟, 雄伟', [mood('dramatic')]],
  [
    'lonely, sad, melancholic, melancholy, nostalgic, alone',
    '孤独, 忧郁, 忧伤, 怀旧, 孤单, 悲伤',
    [mood('melancholy')],
  ],
  ['soft, pastel, gentle', '柔和, 淡雅, 粉彩, 轻柔', [mood('pastel')]],
  ['spring, springtime', '春天, 春季, 春日', [mood('spring')]],
  ['summer, summertime', '夏天, 夏季, 夏日', [mood('summer')]],
  ['autumn, fall colors, autumnal', '秋天, 秋季, 秋日', [mood('autumn')]],
  ['winter, wintry', '冬天, 冬季, 冬日', [mood('winter'), feature('snow')]],
]

export const media: readonly ConditionRow[] = [
  [
    'oil, oil painting, oil on canvas, oil paint, impressionist, impressionism, impasto',
    '油画, 印象派, 布面油画',
    [medium('oil')],
  ],
  [
    'watercolor, watercolour, watercolor painting, watercolour painting, aquarelle, gouache',
    '水彩, 水彩画',
    [medium('watercolour')],
  ],
  [
    'ink, ink wash, ink wash painting, sumi e, chinese painting, chinese ink painting, ink painting',
    '水墨, 水墨画, 国画, 水墨风, 中国画',
    [medium('ink')],
  ],
  [
    'anime, niji, manga, ghibli, cel shading, niji anime, cartoon, anime style',
    '动漫, 动画, 日漫, 二次元, 漫画, 吉卜力, 宫崎骏, 卡通',
    [medium('anime')],
  ],
  ['synthwave, vaporwave, retrowave', '蒸汽波', [feature('neon')]],
  [
    'cinematic, film still, movie still, photo, photograph, photorealistic, realistic, realism, photography, film photo',
    '电影感, 电影, 照片, 摄影, 写实, 真实, 胶片, 电影质感',
    [medium('cinematic')],
  ],
  [
    'pencil, pencil sketch, pencil drawing, sketch, charcoal, line art, line drawing, graphite, drawing',
    '素描, 铅笔, 铅笔画, 速写, 线稿, 炭笔',
    [medium('pencil')],
  ],
]
