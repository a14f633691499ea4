import type { Meaning, MeaningRow } from '../meaning.ts'

const feature = (name: string): Meaning => ({ kind: 'feature', feature: name })
const soft = (name: string): Meaning => ({ kind: 'feature', feature: name, soft: true })
const light = (value: 'sun' | 'misty'): Meaning => ({ kind: 'light', light: value })

/** What hangs in the sky or lies over the land; a word of these is no thing, whatever the tables of nouns say. */
export const heavens: readonly MeaningRow[] = [
  ['starry, starlit, star filled', '', [soft('stars')]],
  [
    'star, starlight, starry sky, starry night, night stars, twinkling star, star trail, constellation, sky full of stars, starry night sky, starlit sky, star filled sky, stars in the sky, zodiac',
    '星星, 星空, 繁星, 星光, 群星, 满天星, 星辰, 星斗, 星夜空, 满天星斗, 星座, 夜空中的星星, 漫天繁星, 漫天星辰, 满天繁星, 点点繁星, 星河, 星轨, 繁星点点, 星光点点, 浩瀚星空, 璀璨星空, 繁星满天, 星',
    [feature('stars')],
  ],
  [
    'shooting star, meteor, falling star, meteor shower, comet, asteroid, shooting stars',
    '流星, 流星雨, 彗星, 陨石, 小行星',
    [feature('stars'), feature('meteor')],
  ],
  ['milky way, milky way galaxy', '银河', [feature('stars'), feature('milky way')]],
  ['earth, planet earth, earthrise, blue planet, the globe', '地球, 蓝色星球', [feature('earth')]],
  [
    'planet, saturn, jupiter, gas giant, ringed planet, planets, giant planet, two moons, neptune',
    '行星, 星球, 土星, 木星, 巨大行星, 巨大的行星, 天王星, 海王星',
    [feature('planet')],
  ],
  ['sun, rising sun, the sun', '太阳, 红日, 烈阳, 一轮红日', [feature('sun')]],
  [
    'snowy, snow covered, icy, frozen, frosty, snow capped, snowy white, covered in snow, covered with snow, frost, snow dusted, snow blanketed, snowcapped, snow laden, frost covered, frozen over',
    '白雪皑皑, 银装素裹, 白雪覆盖, 积雪覆盖, 雪白一片, 披着雪, 覆盖着雪, 雪后, 霜, 冰封, 被雪覆盖, 覆盖着白雪, 雾凇, 冰霜, 白雪覆盖着, 冻结',
    [soft('snow')],
  ],
  [
    'snow, ice, fresh snow, deep snow, powder snow, white snow',
    '雪, 雪地, 积雪, 冰雪, 白雪, 雪中, 雪白大地, 冰, 冰面, 结冰, 皑皑, 残雪, 厚厚的积雪, 雪景, 雪地上, 厚雪',
    [feature('snow')],
  ],
  [
    'cloud, cloudy, white cloud, fluffy cloud, overcast, puffy cloud, cumulus, dark cloud, grey sky, gray sky, partly cloudy, overcast sky, cumulus cloud, fluffy clouds, cloudy sky, wispy cloud, cotton candy cloud, rain cloud, cirrus, auspicious cloud, pink cloud',
    '云, 云朵, 白云, 多云, 乌云, 阴天, 云彩, 彩云, 祥云, 云层, 积雨云, 蓝天白云, 朵朵白云, 浮云, 云团, 阴云, 棉花糖云, 层云, 流云, 白云朵朵, 云霞, 云卷云舒, 阴雨天, 粉色云朵',
    [feature('clouds')],
  ],
  ['aurora, northern light, aurora borealis, polar light', '极光, 北极光', [feature('aurora')]],
  ['rainbow', '彩虹', [feature('rainbow')]],
  [
    'moon, full moon, crescent, crescent moon, new moon, blood moon, half moon, harvest moon, super moon, supermoon, giant moon, moonrise, moonlight sky, huge moon, big moon, large moon',
    '月亮, 月球, 圆月, 满月, 明月, 弯月, 新月, 月牙, 残月, 月, 半月, 月儿, 血月, 一轮明月, 皓月, 弦月, 超级月亮, 巨大的月亮, 月轮, 皎月, 月宫, 巨月, 大月亮',
    [{ kind: 'moon' }],
  ],
  [
    'moonlight, moonlit, under the moonlight, by moonlight, moon light, moonbeam',
    '月光, 月下, 月色, 皎洁, 月光下, 月夜下, 清辉, 月影, 月华, 皎洁的月光',
    [soft('moon'), { kind: 'time', time: 'night', firm: false }],
  ],
  [
    'lightning, thunder, lightning bolt, bolt of lightning, lightning strike, thunderbolt',
    '闪电, 雷电, 雷鸣, 雷, 霹雳, 打雷, 雷声',
    [feature('lightning')],
  ],
]

/** Small things of the land, where no noun of the tables is meant. */
export const details: readonly MeaningRow[] = [
  [
    'cliff, bluff, crag, precipice, cliffside, cliff edge, cliff top, clifftop, rocky cliff, sea cliff, edge of a cliff, rock face, overhang',
    '悬崖, 峭壁, 崖, 山崖, 断崖, 崖边, 崖壁, 绝壁, 悬崖边, 悬崖峭壁, 万丈悬崖, 清水断崖, 崖顶, 石壁',
    [feature('cliff')],
  ],
  [
    'rock, boulder, stone, pebble, rocky, reef rock, rocks, stones, cliff rock',
    '岩石, 石头, 礁石, 巨石, 鹅卵石, 石块, 卵石, 怪石, 大石头, 石, 岩, 假山, 奇石, 太湖石',
    [feature('rocks')],
  ],
  ['fence, picket fence, wooden fence, railing', '栅栏, 篱笆, 围栏, 木栅栏, 栏杆, 竹篱笆', [feature('fence')]],
  [
    'wave, surf, giant wave, ocean wave, sea wave, crashing wave, huge wave, great wave, tsunami, ripple, tidal wave, tide, big wave, swell, rolling wave, sea foam, splashing wave, breaking wave',
    '海浪, 波浪, 浪花, 巨浪, 波涛, 涟漪, 浪, 大浪, 波纹, 潮水, 海啸, 浪潮, 惊涛, 惊涛拍岸, 汹涌, 波涛汹涌, 拍打, 海潮, 潮汐',
    [{ kind: 'place', setting: 'sea', firm: false }, feature('waves')],
  ],
  [
    'grass, reed, tall grass, grassy, green grass, reed bed, moss, mossy, fern, weed, ivy, vine, wheat grass, foliage, vegetation, greenery, shrub, bush, hedge, undergrowth, pampas grass, silver grass, blade of grass',
    '草, 青草, 草丛, 芦苇, 芦苇荡, 小草, 苔藓, 藤蔓, 蕨类, 绿草, 灌木, 青苔, 狗尾草, 绿植, 植被, 芒草, 爬山虎, 野草, 杂草, 灌木丛, 绿草如茵, 芳草, 枯草, 芒花',
    [feature('grass')],
  ],
  [
    'petal, falling petals, flower petal, floating petal, rose petal, falling flower petal, cherry blossom petal, drifting petals, confetti, floral, flowers and plants, sakura petal, petals falling, swirling petal',
    '花瓣, 花瓣雨, 落花, 花雨, 樱花花瓣, 飘落的花瓣, 飘散的花瓣, 花瓣飘落, 落英缤纷, 花瓣飘散, 花瓣纷飞, 彩带',
    [feature('petals')],
  ],
  ['firefly, fireflies, glowworm', '萤火虫, 流萤, 萤火', [feature('fireflies')]],
  ['firework, fireworks, fireworks display', '烟花, 烟火, 焰火, 烟花绽放, 烟花秀', [feature('fireworks')]],
  ['puddle, puddles, rain puddle, water puddle', '水坑, 积水, 水洼, 雨水坑', [soft('puddles')]],
  [
    'wet street, wet pavement, wet ground, wet asphalt, wet road, wet, rain soaked, rain slicked, rain slick, slick street, wet cobblestone',
    '湿漉漉, 湿漉漉的街道, 潮湿, 潮湿的街道, 湿滑, 湿润, 湿',
    [soft('wet')],
  ],
  ['sun shining through fog', '', [light('sun'), light('misty')]],
]

/** Features that the painter has no hand for yet: they are told of. */
export const UNDRAWN_FEATURES: readonly string[] = [
  'aurora',
  'rainbow',
  'meteor',
  'planet',
  'nebula',
  'fence',
  'waves',
  'petals',
  'fireflies',
  'fireworks',
]
