import type { Meaning, Words } from '../meaning.ts'

const place = (setting: Extract<Meaning, { kind: 'place' }>['setting'], firm = true): Meaning => ({
  kind: 'place',
  setting,
  firm,
})
const feature = (name: string): Meaning => ({ kind: 'feature', feature: name })
const soft = (name: string): Meaning => ({ kind: 'feature', feature: name, soft: true })

/** Places that a scene stands in, and what stands in a place; "mountain" is both. */
export const places: readonly (readonly [...Words, readonly Meaning[]])[] = [
  [
    'meadow, field, grassland, prairie, pasture, farmland, garden, park, countryside, hill, hillside, valley',
    '草地, 草原, 田野, 原野, 花园, 公园, 乡间, 山坡, 山谷, 牧场, 草坪, 麦田',
    [place('meadow')],
  ],
  ['flower field, field of flowers, wildflower, flower meadow', '花海, 花田, 野花', [place('meadow'), soft('flowers')]],
  ['forest, woods, woodland, jungle, rainforest, grove', '森林, 树林, 林间, 丛林, 林中, 竹林, 密林', [place('forest')]],
  ['pine forest', '松林, 松树林', [place('forest'), soft('pines')]],
  [
    'mountain, peak, summit, alps, mountain range, ridge',
    '山, 大山, 高山, 群山, 山峰, 山脉, 山顶, 远山, 山巅',
    [place('mountains', false), feature('mountains')],
  ],
  [
    'snow mountain, snowy mountain, snow capped mountain, snow-capped peak',
    '雪山',
    [place('mountains', false), feature('mountains'), soft('snow')],
  ],
  ['volcano', '火山', [place('mountains', false), feature('mountains')]],
  [
    'sea, ocean, seaside, beach, coast, shore, bay, harbor, harbour, seashore, coastline',
    '大海, 海, 海洋, 海面, 海边, 海滩, 沙滩, 海岸, 海上, 海湾, 港口, 大洋, 海港',
    [place('sea')],
  ],
  ['lake, pond, lakeside', '湖, 湖泊, 湖面, 湖水, 湖边, 池塘, 湖畔', [place('lake')]],
  ['river, stream, creek, riverside, riverbank', '河, 河流, 小溪, 江, 河边, 溪流, 江面, 江边', [place('river')]],
  [
    'city, downtown, skyline, cityscape, metropolis, town, megacity',
    '城市, 都市, 市区, 城里, 小镇, 城镇',
    [place('city')],
  ],
  ['street, alley, avenue, lane', '街道, 街头, 街, 小巷, 马路, 大街, 巷子', [place('city', false), feature('street')]],
  ['city street', '城市街道, 都市街头', [place('city'), feature('street')]],
  ['neon, neon light, neon sign, neon lit', '霓虹, 霓虹灯', [soft('neon')]],
  ['desert, dune, sand dune, sahara', '沙漠, 沙丘, 大漠, 戈壁', [place('desert')]],
  ['lunar surface, surface of the moon, moonscape', '月球表面, 月面', [place('moon')]],
  ['space, outer space, galaxy, universe, cosmos, deep space', '太空, 宇宙, 外太空, 星空中, 银河系', [place('space')]],
  ['nebula', '星云', [place('space', false), soft('nebula')]],
  ['milky way', '银河', [feature('stars'), feature('milky way')]],
  [
    'room, bedroom, kitchen, indoors, living room, studio, table, desk, cafe, library',
    '房间, 卧室, 厨房, 室内, 客厅, 桌子, 桌, 咖啡馆, 屋里, 屋内, 书房, 桌面',
    [place('room')],
  ],
  ['still life', '静物', [place('room', false)]],
  ['cliff, bluff, crag', '悬崖, 峭壁, 崖', [feature('cliff')]],
  ['rock, boulder, stone', '岩石, 石头, 礁石', [feature('rocks')]],
  ['starry, starlit', '', [soft('stars')]],
  ['star, starlight, starry sky, starry night', '星星, 星空, 繁星, 星光, 群星, 满天星', [feature('stars')]],
  ['shooting star, meteor, falling star', '流星, 流星雨', [feature('stars'), feature('meteor')]],
  ['earth, planet earth, earthrise', '地球', [feature('earth')]],
  ['planet, saturn', '行星, 星球, 土星', [feature('planet')]],
  ['sun', '太阳, 阳光', [feature('sun')]],
  ['snowy, snow covered, icy, frozen, frosty', '', [soft('snow')]],
  ['snow, snowfield, ice', '雪, 雪地, 积雪, 冰雪, 白雪, 雪中, 雪白大地, 冰, 冰面, 结冰', [feature('snow')]],
  ['cloud, cloudy, sea of clouds', '云, 云朵, 白云, 云海, 多云, 乌云', [feature('clouds')]],
  ['aurora, northern light, aurora borealis', '极光', [feature('aurora')]],
  ['rainbow', '彩虹', [feature('rainbow')]],
  ['road, path, trail, highway, country road', '路, 小路, 公路, 道路, 小径, 山路', [feature('road')]],
  ['fence', '栅栏, 篱笆', [feature('fence')]],
  ['waterfall', '瀑布', [feature('waterfall')]],
  ['wave', '海浪, 波浪, 浪花, 巨浪', [feature('waves')]],
  ['grass, reed', '草, 青草, 草丛, 芦苇', [feature('grass')]],
  ['fallen leaves, autumn leaves', '落叶', [feature('leaves')]],
  ['petal, falling petals', '花瓣', [feature('petals')]],
  ['firefly, fireflies', '萤火虫', [feature('fireflies')]],
  ['firework', '烟花, 烟火', [feature('fireworks')]],
  ['lightning, thunder', '闪电', [feature('lightning')]],
  ['sky', '天空, 天上, 空中', [{ kind: 'place', setting: 'open', firm: false }]],
  ['moon, full moon, crescent, crescent moon', '月亮, 月球, 圆月, 满月, 明月, 弯月, 新月', [{ kind: 'moon' }]],
  ['moonlight, moonlit', '月光, 月下', [soft('moon'), { kind: 'time', time: 'night', firm: false }]],
]
