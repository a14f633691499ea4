import type { Season, TimeOfDay, Weather } from '../../recipe.ts'
import type { Meaning, MeaningRow } from '../meaning.ts'

const time = (value: TimeOfDay, firm = true): Meaning => ({ kind: 'time', time: value, firm })
const weather = (value: Weather): Meaning => ({ kind: 'weather', weather: value })
const season = (value: Season): Meaning => ({ kind: 'season', season: value })
const mood = (value: string): Meaning => ({ kind: 'mood', mood: value })
const light = (value: 'warm' | 'cold' | 'hard'): Meaning => ({ kind: 'light', light: value })
const feature = (value: string): Meaning => ({ kind: 'feature', feature: value, soft: true })

export const times: readonly MeaningRow[] = [
  [
    'day, daytime, noon, midday, afternoon, daylight, sunny day, noonday, by day, broad daylight, during the day, high noon',
    '白天, 中午, 正午, 下午, 日间, 午后, 大白天, 晌午, 白昼, 午间, 日光, 白日',
    [time('day')],
  ],
  [
    'dawn, sunrise, daybreak, early morning, first light, morning, break of day, sunup, crack of dawn, morning glow, early dawn',
    '黎明, 日出, 拂晓, 清晨, 早晨, 晨曦, 破晓, 早上, 曙光, 凌晨, 天亮, 晨光, 朝阳, 朝霞, 旭日, 一大早, 清早, 天刚亮, 早起',
    [time('dawn')],
  ],
  [
    'sunset, dusk, twilight, evening, sundown, evening glow, setting sun, nightfall, sunset glow, late afternoon, gloaming, eventide',
    '日落, 夕阳, 黄昏, 傍晚, 落日, 晚霞, 暮色, 余晖, 夕阳西下, 日暮, 薄暮, 落日余晖, 夕照, 斜阳, 火烧云, 天黑前, 黄昏时分, 夕阳余晖, 残阳',
    [time('sunset')],
  ],
  ['golden hour, magic hour', '黄金时刻, 黄金时段, 魔幻时刻', [time('sunset'), light('warm')]],
  ['blue hour', '蓝调时刻, 蓝色时刻, 蓝调', [time('night'), light('cold')]],
  [
    'night, midnight, nighttime, at night, nocturnal, night sky, late night, night time, night scene, by night, dead of night, night view',
    '夜晚, 夜, 深夜, 午夜, 夜里, 夜间, 晚上, 夜空, 夜景, 夜色, 黑夜, 半夜, 入夜, 子夜, 三更, 今晚, 夜幕, 夜幕降临, 静夜, 月夜, 暗夜, 大半夜, 长夜',
    [time('night')],
  ],
  ['summer night', '夏夜, 夏夜晚风', [time('night'), season('summer')]],
  ['winter night', '冬夜, 寒夜', [time('night'), season('winter'), feature('snow')]],
  ['spring night', '春夜', [time('night'), season('spring')]],
  ['autumn night', '秋夜', [time('night'), season('autumn')]],
  ['rainy night', '雨夜', [time('night'), weather('rain')]],
  ['snowy night', '雪夜', [time('night'), weather('snow'), feature('snow')]],
  ['starry night', '星夜', [time('night'), feature('stars')]],
  ['spring morning', '春晓, 春晨', [time('dawn'), season('spring')]],
]

export const seasons: readonly MeaningRow[] = [
  [
    'spring, springtime, early spring, late spring, vernal, in bloom, blooming, in full bloom, flowering, blossoming, spring day, spring time',
    '春天, 春季, 春日, 初春, 早春, 暮春, 阳春, 三月, 春暖花开, 开春, 春光, 春意, 春意盎然, 盛开, 开花, 绽放, 盛放, 春风, 开满, 盛开着, 花季, 春色',
    [season('spring')],
  ],
  [
    'cherry blossom season, sakura season, falling cherry blossoms, blossom season',
    '樱花季, 花见, 赏樱, 樱花雨, 樱花盛开, 樱花飘落, 樱花纷飞, 樱吹雪',
    [season('spring'), feature('petals')],
  ],
  [
    'summer, summertime, midsummer, high summer, summery, hot summer, summer day, summer time',
    '夏天, 夏季, 夏日, 盛夏, 初夏, 仲夏, 炎夏, 酷暑, 炎热, 七月, 八月, 暑假, 夏意, 大热天, 酷热',
    [season('summer')],
  ],
  [
    'autumn, fall colors, fall colours, autumnal, fall season, autumn colors, autumn colours, fall foliage, autumn foliage, late autumn, early autumn, in the fall, indian summer, harvest season, autumn day, autumn time',
    '秋天, 秋季, 秋日, 金秋, 深秋, 初秋, 晚秋, 秋色, 秋意, 秋风, 仲秋, 入秋, 秋高气爽, 层林尽染, 十月, 秋收, 丰收',
    [season('autumn')],
  ],
  [
    'autumn leaves, fallen leaves, falling leaves, red leaves, maple leaves, red maple leaves, golden leaves, fall leaves, autumn leaf, maple leaf',
    '落叶, 秋叶, 红叶, 枫叶, 黄叶, 落叶纷飞, 满地落叶, 红枫叶, 枫红, 满山红叶',
    [season('autumn'), feature('leaves')],
  ],
  [
    'winter, wintry, wintertime, midwinter, deep winter, winter wonderland, winter day, winter time',
    '冬天, 冬季, 冬日, 寒冬, 隆冬, 初冬, 严冬, 腊月, 冰天雪地, 入冬, 数九寒天, 暖冬, 深冬',
    [season('winter'), feature('snow')],
  ],
]

export const weathers: readonly MeaningRow[] = [
  [
    'clear sky, clear, sunny, cloudless, clear weather, sunny weather, clear blue sky, fine weather, fair weather',
    '晴朗, 晴天, 晴空, 万里无云, 大晴天, 晴空万里, 无云, 蓝天, 艳阳, 艳阳高照, 阳光明媚, 阳光灿烂, 天晴, 放晴',
    [weather('clear')],
  ],
  [
    'rain, rainy, raining, drizzle, in the rain, downpour, heavy rain, light rain, rain shower, rainfall, raindrop, pouring rain, monsoon, drizzling, pouring, wet weather, rainy day, spring rain, soaked',
    '雨, 下雨, 雨中, 雨天, 细雨, 细雨蒙蒙, 大雨, 小雨, 毛毛雨, 雨水, 雨滴, 烟雨, 梅雨, 春雨, 秋雨, 阵雨, 倾盆大雨, 下着雨, 淅淅沥沥, 濛濛细雨, 蒙蒙细雨, 雨后, 太阳雨, 下大雨, 淋雨, 雨季, 雨幕, 中雨, 下着大雨, 下着小雨, 雨丝, 绵绵细雨',
    [weather('rain')],
  ],
  [
    'storm, stormy, thunderstorm, tempest, typhoon, hurricane, gale, rough weather, tornado, squall, cyclone, storm cloud, thundercloud, thunderous',
    '暴风雨, 风暴, 雷雨, 暴雨, 狂风暴雨, 狂风, 台风, 雷阵雨, 飓风, 龙卷风, 大风暴, 风雨交加, 雷暴, 暴风, 大风, 惊涛骇浪, 乌云密布, 电闪雷鸣, 雷电交加',
    [weather('storm'), mood('stormy')],
  ],
  [
    'snowing, snowfall, falling snow, blizzard, snowstorm, snowflake, heavy snow, light snow, snow falling, snow shower, flurry, sleet, snow flurry',
    '下雪, 飘雪, 暴风雪, 大雪, 雪花, 飞雪, 小雪, 初雪, 鹅毛大雪, 雪花飘落, 下着雪, 大雪纷飞, 雪花纷飞, 飘着雪, 雪天, 下大雪, 风雪, 雪花飞舞, 雨夹雪, 雪花飘飘, 漫天飞雪',
    [weather('snow'), feature('snow')],
  ],
  [
    'fog, foggy, mist, misty, haze, hazy, smog, dense fog, thick fog, morning mist, morning fog, low cloud, foggy day, vapor, vapour, shrouded in mist',
    '雾, 大雾, 薄雾, 迷雾, 雾气, 有雾, 烟雾, 雾中, 浓雾, 晨雾, 云雾, 云雾缭绕, 雾霭, 雾霾, 起雾, 雾蒙蒙, 烟霭, 轻雾, 朦胧, 水雾, 雾茫茫, 仙气, 仙气缭绕, 烟雾缭绕, 雾天, 仙雾, 云烟, 山岚, 烟云, 雾气弥漫, 缭绕, 白雾, 氤氲',
    [weather('fog'), mood('misty')],
  ],
]
