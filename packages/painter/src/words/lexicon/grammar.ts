import type { Relation } from '../../recipe.ts'
import type { Words } from '../meaning.ts'

export const colours: readonly (readonly [...Words, hex: string])[] = [
  ['red, scarlet, crimson, ruby', '红色, 红, 大红, 鲜红, 赤色, 火红', '#c8281e'],
  ['orange, tangerine', '橙色, 橙, 橘色, 橘', '#e8761e'],
  ['yellow, lemon yellow', '黄色, 黄, 明黄', '#f0c32c'],
  ['gold, golden', '金色, 金黄色, 金', '#d9a32e'],
  ['green, emerald', '绿色, 绿, 翠绿, 碧绿', '#3f9142'],
  ['teal, turquoise, cyan', '青色, 青, 青绿色', '#1f9c9c'],
  ['blue, azure, cobalt', '蓝色, 蓝, 湛蓝, 天蓝', '#2f6fc4'],
  ['navy, dark blue, navy blue', '深蓝, 深蓝色, 藏青', '#1f3464'],
  ['purple, violet, lavender', '紫色, 紫, 淡紫', '#7a4fb0'],
  ['pink, rose pink', '粉色, 粉红色, 粉红, 粉', '#ec86ab'],
  ['brown, tan, chestnut', '棕色, 褐色, 棕, 咖啡色', '#7d5232'],
  ['black, jet black', '黑色, 黑, 乌黑', '#26242a'],
  ['white, snow white, ivory', '白色, 白, 雪白, 洁白, 纯白', '#f3f1ec'],
  ['gray, grey', '灰色, 灰', '#868890'],
  ['silver', '银色, 银白色, 银', '#bcc2ca'],
  ['beige, cream', '米色, 米白, 奶油色', '#e8d8b8'],
]

export const sizes: readonly (readonly [...Words, size: 'tiny' | 'giant'])[] = [
  ['tiny, small, little, baby, mini, miniature, wee', '小, 小小, 微小, 迷你, 娇小', 'tiny'],
  [
    'giant, huge, enormous, gigantic, massive, colossal, big, large, towering, great',
    '巨大, 巨型, 大, 庞大, 高大, 硕大',
    'giant',
  ],
]

export const counts: readonly (readonly [...Words, count: number])[] = [
  ['a, an, one, single', '一', 1],
  ['two, a pair of, pair of, a couple of, couple of, both', '两, 二, 一对, 一双, 俩', 2],
  ['three, a few, several, some', '三, 几, 一些', 3],
  ['four', '四', 4],
  ['five', '五', 5],
  ['six', '六', 6],
  [
    'seven, many, a group of, group of, a flock of, flock of, a herd of, herd of, a pack of, pack of, a fleet of, fleet of, lots of, a lot of, a school of, crowd of, a crowd of, numerous, countless',
    '七, 一群, 许多, 很多, 群, 众多, 无数',
    7,
  ],
  ['eight', '八', 8],
  ['nine', '九', 9],
  ['ten', '十', 10],
  ['eleven', '十一', 11],
  ['twelve, a dozen, dozen, a dozen of', '十二, 一打', 12],
]

/** English relations, and the Chinese ones that stand before their target. */
export const relations: readonly (readonly [...Words, relation: Relation])[] = [
  ['on, on top of, upon, atop, onto, standing on, sitting on, crossing', '', 'on'],
  ['in, inside, within, through, into, amid, among', '', 'in'],
  ['under, below, beneath, underneath, in the shade of', '', 'under'],
  ['above, over, flying over, high above, overlooking', '飞过, 越过', 'above'],
  ['beside, next to, near, by, by the, with, alongside, at the side of', '靠近', 'beside'],
  ['behind', '', 'behind'],
  ['in front of, before', '', 'in front of'],
  ['riding, riding on, rides, ride, on the back of', '骑着, 骑, 骑在', 'riding'],
  [
    'holding, holds, carrying, reading, reads, hold, with a',
    '拿着, 撑着, 撑, 打着, 手持, 举着, 抱着, 捧着, 握着, 提着',
    'holding',
  ],
]

/** Chinese relations behind their target. */
export const postpositions: readonly (readonly [chinese: string, relation: Relation])[] = [
  ['上, 上面, 之上, 顶上', 'on'],
  ['里, 里面, 中, 中间, 之中, 内, 当中', 'in'],
  ['下, 下面, 之下, 底下', 'under'],
  ['上空, 上方', 'above'],
  ['旁, 旁边, 边, 边上, 身边, 附近', 'beside'],
  ['后面, 后, 背后, 身后', 'behind'],
  ['前面, 前, 面前, 前方', 'in front of'],
]

export const poses: readonly (readonly [...Words, pose: string])[] = [
  ['sitting, sits, seated, sit', '坐, 坐着, 坐在, 蹲着', 'sitting'],
  ['walking, walks, walk, strolling', '走, 走着, 行走, 散步, 走在', 'walking'],
  ['running, runs, run, galloping, gallops', '跑, 奔跑, 跑着, 飞奔, 奔腾', 'running'],
  ['standing, stands, stand', '站, 站着, 站在, 站立', 'standing'],
  ['sleeping, asleep, sleeps, lying, resting', '睡觉, 睡着, 躺着, 睡, 躺在', 'sleeping'],
  ['flying, flies, soaring, fly', '飞, 飞翔, 翱翔, 飞行', 'flying'],
  ['waving, waves hello', '挥手', 'waving'],
  ['jumping, jumps, leaping, breaching', '跳, 跳跃, 跃起', 'jumping'],
]

/** Clothes that the people of the table wear. */
export const garments: Words = [
  'dress, skirt, coat, shirt, jacket, robe, gown, sweater, clothes, scarf',
  '裙子, 连衣裙, 长裙, 裙, 衣服, 外套, 毛衣, 衬衫, 长袍',
]

export const measures =
  '只, 艘, 个, 条, 头, 匹, 位, 座, 朵, 棵, 辆, 架, 名, 片, 颗, 本, 杯, 把, 间, 栋, 幢, 株, 枝, 支, 盏, 根, 张, 台, 块, 轮, 道, 束, 尾, 幅, 群, 种, 场, 枚'

/** Words that carry no picture of their own, and the praise that people add to prompts. */
export const fillers: Words = [
  'falling, leaning, reflections, reflection, reflected, eating, drinking, still life photography, is, are, was, were, be, being, that, this, these, those, it, its, his, her, their, my, your, our, which, who, where, while, as, at, to, from, into, for, but, or, not, so, very, really, quite, just, then, there, here, ' +
    'looking, looks, look, looking at, gazing, gazing at, watching, watches, staring, staring at, seen, view, scene, scenery, landscape, background, foreground, full, whole, old, young, beautiful, pretty, lovely, cute, adorable, nice, amazing, stunning, gorgeous, elegant, ancient, wild, proud, brave, lone, friendly, ' +
    'masterpiece, best quality, high quality, quality, ultra, highly, high, hyper, super, detailed, details, detail, intricate, trending, artstation, trending on artstation, 4k, 8k, 2k, hd, uhd, hdr, unreal engine, octane render, octane, sharp, sharp focus, focus, resolution, high resolution, hi res, award winning, professional, concept art, digital art, artwork, art, style, styled, in the style of, illustration, picture, image, painting, painted, render, rendered, wallpaper, poster, composition, lighting, light, lights, atmosphere, atmospheric, depth of field, wide angle, wide shot, close up, portrait, closeup, full body, bokeh, draw, paint, show, showing, depicting, featuring, please, me, i, want, create, make, generate, something, surrounded, covered, filled, made, there is, there are, during, across, around, along, up, down, out, off, away, toward, towards, distant, distance, far, s, t, color, colour, colored, coloured, glowing, shining, time, against, between, moving, swimming, sailing, floating, drifting, having, has, have, wearing, tall, long, short, round, calmly, slowly, quietly, early, late',
  '吃, 喝, 灯光, 江南, 古风, 倒影, 是, 着, 了, 在看, 看, 看着, 望, 望着, 眺望, 凝视, 仰望, 有, 也, 都, 很, 非常, 十分, 美丽, 漂亮, 可爱, 帅气, 美, 古老, 老, 画, 一幅, 一张, 幅画, 风格, 插画, 插图, 图, 图片, 高清, 超清, 高质量, 杰作, 精细, 细节, 细致, 精美, 大师, 作品, 背景, 前景, 场景, 画面, 构图, 光线, 光影, 光, 氛围, 质感, 渲染, 特写, 远景, 近景, 全身, 画一, 请, 帮我, 给我, 我, 想要, 生成, 一下, 一起, 它, 他, 她, 他们, 正, 正在, 被, 把, 那, 这, 色, 色彩, 颜色, 风, 感, 发光, 闪烁, 远处, 远方, 游, 航行, 漂浮, 漂, 停, 停在, 停着, 开, 地, 得, 从, 向, 往, 到, 穿着, 穿, 季节, 时分, 时候, 时, 版, 超, 级, 最, 佳, 好, 年轻, 慢慢, 静静, 最佳, 洒, 照, 照耀, 映, 映照, 大气',
]
