import { mixColours, parseHex, type Rgb, toHex } from '../../colour.ts'
import type { Words } from '../meaning.ts'

type ColourRow = readonly [...Words, hex: string]

const PLAIN: readonly ColourRow[] = [
  [
    'red, scarlet, crimson, ruby, vermilion, blood red, ruby red, cherry red, reddish',
    '红色, 红, 大红, 鲜红, 赤色, 火红, 朱红, 赤, 血红, 朱红色, 大红色, 红彤彤, 绯红, 赤红, 鲜红色, 红通通, 嫣红, 正红',
    '#c8281e',
  ],
  [
    'orange, tangerine, amber, burnt orange, orange colored',
    '橙色, 橙, 橘色, 橘, 橘红, 橘红色, 橙红, 橘黄, 橘黄色, 琥珀色, 橙黄色, 橙黄',
    '#e8761e',
  ],
  [
    'yellow, lemon yellow, mustard, bright yellow, yellowish, lemon colored',
    '黄色, 黄, 明黄, 鹅黄, 柠檬黄, 黄澄澄, 鹅黄色, 杏黄, 明黄色, 土黄, 姜黄',
    '#f0c32c',
  ],
  [
    'gold, golden, gilded, golden colored',
    '金色, 金黄色, 金, 金黄, 鎏金, 金灿灿, 金闪闪, 黄金, 金碧辉煌, 烫金',
    '#d9a32e',
  ],
  [
    'green, jade green, grass green, leaf green, greenish',
    '绿色, 绿, 翠绿, 碧绿, 绿油油, 草绿, 嫩绿, 青翠, 碧绿色, 翠绿色, 翠, 苍翠, 葱绿, 草绿色, 葱郁',
    '#3f9142',
  ],
  ['emerald, emerald green', '祖母绿, 宝石绿, 翡翠绿', '#1f9a64'],
  ['olive, olive green, khaki green, army green', '橄榄绿, 橄榄色, 军绿, 军绿色, 墨绿, 墨绿色', '#6f7a34'],
  ['lime, lime green, neon green', '荧光绿, 黄绿色, 黄绿, 柠檬绿, 青柠色', '#9ccf3a'],
  ['mint, mint green, seafoam, sage, sage green, pale mint', '薄荷绿, 薄荷色, 鼠尾草绿, 豆绿', '#a5dcc0'],
  [
    'teal, turquoise, cyan, aqua, aquamarine',
    '青色, 青, 青绿色, 青绿, 湖蓝, 蒂芙尼蓝, 绿松石色, 孔雀绿, 湖蓝色, 碧蓝',
    '#1f9c9c',
  ],
  [
    'blue, azure, cobalt, sapphire, bluish, royal blue, ultramarine, cobalt blue, cerulean, electric blue',
    '蓝色, 蓝, 湛蓝, 蔚蓝, 宝蓝, 宝石蓝, 宝蓝色, 湛蓝色, 蔚蓝色, 克莱因蓝, 蓝莹莹, 钴蓝',
    '#2f6fc4',
  ],
  ['sky blue, baby blue, powder blue', '天蓝, 天蓝色, 淡蓝天色, 水蓝色, 水蓝, 雾霾蓝, 冰蓝, 冰蓝色', '#8cc4ec'],
  ['navy, navy blue, midnight blue', '藏青, 藏青色, 海军蓝, 午夜蓝, 靛青, 藏蓝, 藏蓝色', '#1f3464'],
  ['purple, violet, amethyst', '紫色, 紫, 紫罗兰色, 葡萄紫', '#7a4fb0'],
  ['indigo', '靛蓝, 靛蓝色, 靛色', '#433a9c'],
  ['lavender, lilac, mauve', '薰衣草色, 丁香紫, 藕荷色, 香芋紫', '#b49ad8'],
  ['magenta, fuchsia, hot pink', '洋红, 品红, 玫红, 玫红色, 洋红色, 桃红, 桃红色, 玫瑰红', '#cc2f8a'],
  ['pink, rose pink, blush, rosy, pinkish', '粉色, 粉红色, 粉红, 粉, 樱花粉, 粉粉, 玫瑰粉, 樱粉', '#ec86ab'],
  ['coral, salmon, salmon pink, coral pink', '珊瑚色, 珊瑚红, 三文鱼色, 珊瑚粉', '#f08468'],
  ['peach, peachy, apricot', '桃色, 杏色, 蜜桃色', '#f6bf9c'],
  [
    'maroon, burgundy, wine red, oxblood, rust red',
    '酒红, 酒红色, 栗红, 枣红, 枣红色, 暗红, 绛红, 猪肝红, 砖红, 砖红色, 铁锈红',
    '#70202c',
  ],
  [
    'brown, chestnut, chocolate, brownish, auburn, mahogany, coffee colored, chocolate brown',
    '棕色, 褐色, 棕, 咖啡色, 棕褐色, 巧克力色, 栗色, 茶色, 红棕色, 赭石, 赭色',
    '#7d5232',
  ],
  [
    'tan, caramel, camel colored, sandy, ochre, khaki, sand colored, caramel colored',
    '焦糖色, 卡其色, 沙色, 驼色, 土色, 卡其, 赭黄',
    '#c29a64',
  ],
  [
    'black, jet black, ebony, onyx, pitch black, obsidian, blackened',
    '黑色, 黑, 乌黑, 漆黑, 纯黑, 黑漆漆, 全黑, 黝黑, 玄色, 墨黑',
    '#26242a',
  ],
  [
    'white, snow white, ivory, pure white, pearl, pearly, alabaster, milky white, pearl white, porcelain white',
    '白色, 白, 雪白, 洁白, 纯白, 象牙白, 乳白, 素白, 珍珠白, 乳白色, 象牙色, 洁白色, 纯白色, 汉白玉, 奶白, 奶白色, 白皙, 全白',
    '#f3f1ec',
  ],
  [
    'gray, grey, slate, ash gray, ash grey, greyish, grayish, slate grey, slate gray',
    '灰色, 灰, 石灰色, 灰蒙蒙, 铁灰, 灰白, 灰白色, 烟灰, 烟灰色, 银灰, 银灰色, 高级灰',
    '#868890',
  ],
  [
    'silver, silvery, chrome, metallic, steel, silver colored, brushed steel',
    '银色, 银白色, 银, 银白, 金属色, 镀铬, 金属质感, 金属, 金属感, 不锈钢, 银闪闪',
    '#bcc2ca',
  ],
  [
    'beige, cream, cream colored, off white, eggshell',
    '米色, 米白, 奶油色, 米白色, 米黄, 米黄色, 裸色, 象牙米, 燕麦色, 杏仁色',
    '#e8d8b8',
  ],
  [
    'bronze, copper, rusty, rusted, rust, brass',
    '古铜色, 铜色, 青铜, 锈迹斑斑, 生锈, 黄铜, 古铜, 铜, 锈色, 青铜色',
    '#a4683a',
  ],
  [
    'wooden, wood colored, walnut, oak wood, teak',
    '木制, 木质, 木色, 原木色, 原木, 实木, 木头色, 原木风, 胡桃木, 木纹',
    '#96683c',
  ],
]

/** What "dark" and "light" do to a colour: towards which one, and how far. */
const SHADES: readonly (readonly [...Words, towards: Rgb, share: number])[] = [
  ['dark, deep', '深, 暗, 浓', [12, 10, 20], 0.42],
  ['light, pale, soft, pastel', '浅, 淡, 嫩, 粉, 浅浅的, 淡淡的', [255, 252, 246], 0.5],
  ['bright, vivid, neon', '亮, 鲜, 艳', [255, 255, 255], 0.12],
]

/** Of "navy, navy blue" no shades: they are some already. */
const UNSHADED = ['#1f3464', '#70202c', '#e8d8b8', '#a4683a', '#96683c', '#26242a', '#f3f1ec', '#a5dcc0', '#8cc4ec']

/** Every colour word and its shades, CSS hex; plain ones first. */
export const colours: readonly ColourRow[] = [...PLAIN, ...PLAIN.flatMap(shadesOf)]

function shadesOf([english, chinese, hex]: ColourRow): ColourRow[] {
  if (UNSHADED.includes(hex)) return []
  return SHADES.map(([words, characters, towards, share]) => [
    pairUp(words, english, ' '),
    pairUp(characters, chinese, ''),
    toHex(mixColours(parseHex(hex), towards, share)),
  ])
}

/** "dark red", "dark scarlet", "deep red"… */
function pairUp(shades: string, names: string, between: string): string {
  const listed = names.split(', ')
  return shades
    .split(', ')
    .flatMap((shade) => listed.map((name) => shade + between + name))
    .join(', ')
}
