import { MAX_COUNT } from '../../vocabulary.ts'
import type { Relation } from '../../recipe.ts'
import type { Meaning, MeaningRow, Words } from '../meaning.ts'

export const sizes: readonly (readonly [...Words, size: 'tiny' | 'giant'])[] = [
  [
    'tiny, small, little, baby, mini, miniature, wee, minuscule, itty bitty, petite, pocket sized, teeny',
    '小, 小小, 微小, 迷你, 娇小, 小巧, 小型, 微型, 袖珍, 小小的, 小不点, 细小',
    'tiny',
  ],
  [
    'giant, huge, enormous, gigantic, massive, colossal, big, large, towering, great, oversized, titanic, tremendous, towering over, monstrous, humongous, larger, gargantuan, tall, mammoth sized',
    '巨大, 巨型, 大, 庞大, 高大, 硕大, 超大, 巨, 大大, 大型, 巨大化, 很大, 特大, 大大的, 高耸, 超级大, 高耸入云, 庞然大物, 参天',
    'giant',
  ],
]

/** Groups of which nobody says how many; "many" is as many as a picture holds. */
const A_FEW = 3
const A_GROUP = 7

export const counts: readonly (readonly [...Words, count: number])[] = [
  ['a, an, one, single, a lone, another, each, every, an only, one single', '一, 单, 每, 某, 1只, 壹, 另一', 1],
  [
    'two, a pair of, pair of, a couple of, couple of, both, twin, a couple, a pair, pair',
    '两, 二, 一对, 一双, 俩, 双, 成双, 成对, 成双成对, 贰',
    2,
  ],
  [
    'three, a few, several, some, few, trio of, a trio of, a handful of',
    '三, 几, 一些, 三三两两, 几个, 一些些, 两三, 三两, 仨, 数只, 数个, 好几, 些, 有些',
    A_FEW,
  ],
  ['four', '四, 三四', 4],
  ['five', '五, 四五', 5],
  ['six, half a dozen', '六, 半打, 五六', 6],
  [
    'seven, a group of, group of, a flock of, flock of, a herd of, herd of, a pack of, pack of, a fleet of, fleet of, a school of, school of, a bunch of, bunch of, a row of, row of, rows of, a cluster of, cluster of, a line of, a family of, a team of, a pile of, pile of, a swarm of, swarm of, clusters of, a gang of, a colony of, groups of, a stack of, stack of, flocks of, herds of, a set of, set of, a series of',
    '七, 一群, 群, 一排, 一堆, 成群, 一队, 成排, 一丛, 一簇, 一串, 一片片, 一列, 一群群, 一窝, 一家子, 一桌, 一排排, 六七, 一帮, 群群, 一大群, 成群结队, 一队队, 一伙, 一行行, 排排',
    A_GROUP,
  ],
  ['eight', '八, 七八', 8],
  ['nine', '九', 9],
  ['ten, about ten, tens of', '十, 十个, 十只, 十来, 拾', 10],
  ['eleven', '十一', 11],
  ['twelve, a dozen, dozen, a dozen of, dozen of', '十二, 一打', 12],
  ['thirteen', '十三', 13],
  ['fourteen', '十四', 14],
  ['fifteen', '十五', 15],
  [
    'many, lots of, a lot of, crowd of, a crowd of, crowds of, numerous, countless, dozens of, hundreds of, thousands of, a hundred, hundred, thousand, a thousand, plenty of, tons of, myriad, a multitude of, millions of, a field of, fields of, a sea of, full of, filled with, endless, infinite, a million, sixteen, multitude of, swarms of, an army of, army of, loads of, a variety of, various, assorted, innumerable, uncountable, twenty, thirty, forty, fifty, all kinds of, a forest of, a mass of, piles of',
    '许多, 很多, 众多, 无数, 好多, 大量, 不少, 满天, 漫天, 成千上万, 几十, 几百, 上百, 上千, 数百, 数千, 数十, 一百, 百, 千, 千万, 数不清, 密密麻麻, 满地, 满山, 十几, 十多, 遍地, 满屋, 满树, 万, 一大片, 数不胜数, 各种, 各种各样, 各式各样, 各色, 多种, 满满, 堆满, 摆满, 挂满, 种满, 漫山遍野, 十六, 二十, 三十, 铺满, 大片, 多, 满, 成千, 上万, 众, 长满, 满满的, 布满, 一整片, 布满了, 诸多, 满园, 满桌, 满山遍野, 大批, 各类, 五十, 好几十, 满是, 充满',
    MAX_COUNT,
  ],
]

const relation = (value: Relation): Meaning => ({ kind: 'relation', relation: value })
const pose = (value: string): Meaning => ({ kind: 'pose', pose: value })

/** English relations, and the Chinese ones that stand before their target. */
export const relations: readonly MeaningRow[] = [
  [
    'on, on top of, upon, atop, onto, crossing, astride, at the top of, on the top of, covering, across the top of, balanced on, landing on',
    '横跨, 趴在, 落在, 踏在, 爬上, 登上, 铺在, 压在, 停在, 浮在',
    [relation('on')],
  ],
  [
    'in, inside, within, through, into, amid, among, amongst, amidst, in the middle of, in the midst of, in the center of, in the centre of, in the heart of, entering, throughout, at the edge of, surfing, from inside, out of, emerging from, coming out of, rising from',
    '穿过, 穿越, 走进, 藏在, 融入, 置身, 置身于, 身处, 位于, 坐落于, 坐落在, 处于, 沉浸在, 遨游, 遨游在, 穿行, 穿梭, 穿梭在, 装在, 进入, 走出, 处在, 于, 冲出, 从中',
    [relation('in')],
  ],
  [
    'under, below, beneath, underneath, in the shade of, at the foot of, at the bottom of, sheltered by, at the base of, underside of',
    '躲在',
    [relation('under')],
  ],
  [
    'above, over, high above, overlooking, up above, hovering above, towering above, hanging above, looming over, rising above, rises above, atop the, towering over the',
    '飞过, 越过, 俯瞰着, 掠过, 飞越, 凌驾于, 高过, 跨过, 跃过, 跳过, 笼罩, 横跨在',
    [relation('above')],
  ],
  [
    'flying over, flying above, soaring over, soaring above, flies over, flying through, soaring through, flies above, gliding over',
    '飞越过, 翱翔于, 飞过了',
    [pose('flying'), relation('above')],
  ],
  ['jumping over, leaping over, jumps over', '跳过去, 跃过去', [pose('jumping'), relation('above')]],
  [
    'beside, next to, near, by, by the, alongside, at the side of, close to, surrounded by, adjacent to, around, along, between, outside, along the, side by side with, together with, nearby, next, chasing, meeting, leaning against, leaning on, following, kissing, hugging, circling, petting, feeding, talking to, facing each other, accompanied by, lined with, along with, encircled by, fishing by, flanked by, at the side, side by side, hand in hand with, fighting, fighting with, fighting against, walking with, surrounding, lining, bordered by, leaning, encircling, guarding, walking her, decorated with, adorned with',
    '靠近, 挨着, 靠着, 依偎, 靠在, 紧挨着, 临近, 追逐, 追着, 追, 陪伴, 陪着, 依偎着, 围着, 牵着, 围绕, 环绕, 围绕着, 倚着, 倚靠, 倚在, 环绕着, 遇见, 跟着, 带着, 摸着, 依靠, 环抱, 沿着, 旁有, 依偎在, 对着, 亲吻, 拥抱, 临, 伴着, 陪, 遛, 牵, 喂, 毗邻, 依傍, 相伴, 四周是, 周围是, 点缀着, 点缀',
    [relation('beside')],
  ],
  [
    'behind, in back of, peeking from behind, hiding behind, peeking out from behind, at the back of',
    '',
    [relation('behind')],
  ],
  [
    'in front of, before, looking at, gazing at, staring at, watching, facing, looking out at, looking out over, looking towards, looking toward, looking up at, gazing out at, admiring, looking out, gazing, staring, looking, looks at, gazes at, gazing up at, looking into, looks, look, watches, gazing into, staring into, stares at, contemplating, looking down at, gazing over, gazing out over, looking over, looks out, watched, seeing, against, set against, overlooking from, staring out, looking through, in front',
    '望着, 看着, 看, 眺望, 凝视, 仰望, 面对, 注视, 望, 面向, 盯着, 遥望, 凝望, 欣赏, 观看, 在看, 仰望着, 面朝, 观赏, 看到, 看见, 看向, 望向, 远望, 注视着, 凝视着, 抬头看, 眺望着, 看了, 观察, 正对, 瞭望, 打量, 欣赏着, 赏, 凝望着, 抬头望, 俯视着, 静静地看着',
    [relation('in front of')],
  ],
  [
    'riding, riding on, rides, ride, on the back of, mounted on, horseback on, riding atop, driving, drives, piloting, rides on, riding a',
    '骑着, 骑, 骑在, 乘坐, 乘着, 驾驶, 驾着, 开着, 驾驶着, 乘, 骑乘, 骑坐, 驾驭, 骑上, 坐上, 搭乘, 驾, 搭, 骑坐在, 划着, 划',
    [relation('riding')],
  ],
  [
    'holding, holds, carrying, hold, eating, drinking, holding up, eats, drinks, carries, wielding, clutching, grabbing, holding onto, using, reading from, sipping, offering, raising, pulling, pushing, lifting, carry, selling, gripping, brandishing, cuddling, writing in, making, cooking, biting, licking, catching, painting a, cradling, waving a, pouring, throwing, balancing, lighting a, kicking, writing, flying a, swinging, embracing, cooks',
    '拿着, 撑着, 撑, 打着, 手持, 举着, 抱着, 捧着, 握着, 提着, 吃, 喝, 吃着, 喝着, 弹, 弹着, 拉着, 拿, 抱, 捧, 端着, 叼着, 手拿, 手握, 拎着, 咬着, 啃着, 扛着, 弹奏, 挥舞, 挥舞着, 举, 举起, 端, 提, 演奏, 吹, 吹着, 拉, 使用, 手捧, 背着, 挑着, 啃, 叼, 卖, 烹饪, 煮, 制作, 品, 捡, 采, 采摘, 放, 打, 写, 怀抱, 抱住, 紧握, 拎, 扛, 攥着, 含着, 用, 享用, 品尝, 手里拿着, 手提, 手里提着, 做, 拥着, 双手捧着, 手捧着, 手举, 咬',
    [relation('holding')],
  ],
  ['playing, plays, playing the, play', '玩, 玩着, 演奏着', [pose('playing'), relation('holding')]],
  ['reading, reads', '读着, 阅读, 读, 看书读, 翻阅, 朗读', [pose('reading'), relation('holding')]],
  [
    'with, with a, featuring, and with, having, has, have, containing, with an, includes, including, topped with, paired with, carrying with',
    '有, 带, 含, 伴有, 有着, 配, 搭配, 配有, 伴随, 带有, 附带, 配上, 包含, 携带, 伴随着, 还有着, 搭',
    [{ kind: 'with' }],
  ],
]

/** Chinese relations behind their target. */
export const postpositions: readonly (readonly [chinese: string, relation: Relation])[] = [
  ['上, 上面, 之上, 顶上, 上头, 顶部, 顶端, 之巅, 顶, 身上, 枝头, 背上', 'on'],
  ['里, 里面, 中, 中间, 之中, 内, 当中, 中央, 里头, 深处, 内部, 里边, 中心, 间, 其中, 中的, 正中, 正中央, 尽头', 'in'],
  ['下, 下面, 之下, 底下, 脚下, 底部, 下方, 下边, 底', 'under'],
  ['上空, 上方, 头顶', 'above'],
  [
    '旁, 旁边, 边, 边上, 身边, 附近, 身旁, 之间, 周围, 两旁, 两侧, 两边, 一旁, 外, 外面, 四周, 侧, 旁边的, 边缘, 一侧, 左边, 右边, 左侧, 右侧, 对面, 外围, 门口, 角落',
    'beside',
  ],
  ['后面, 后, 背后, 身后, 后方, 之后', 'behind'],
  ['前面, 前, 面前, 前方, 之前, 跟前, 身前', 'in front of'],
]

export const poses: readonly (readonly [...Words, pose: string])[] = [
  [
    'sitting, sits, seated, sit, perched, perching, sat, squatting, hunkered down',
    '坐, 坐着, 坐在, 栖息, 栖息在, 蹲坐, 端坐, 席地而坐, 静坐, 坐姿, 栖, 坐下, 栖于, 盘踞, 坐于, 落座, 正坐',
    'sitting',
  ],
  [
    'meditating, meditation, cross legged, meditates, sitting cross legged',
    '打坐, 盘腿, 盘坐, 冥想, 盘腿坐, 修行, 坐禅',
    'meditating',
  ],
  ['kneeling, kneels, kneel, knelt, on one knee', '跪着, 跪坐, 跪在, 跪, 单膝跪地, 跪地', 'kneeling'],
  ['crouching, crouched, crouches, crouch', '蹲着, 蹲在, 蹲, 蹲下, 下蹲', 'crouching'],
  [
    'walking, walks, walk, strolling, wandering, hiking, marching, roaming, strolls, prowling, striding, stroll, wanders, wander, hikes, climbing, crawling, patrolling, stepping, trekking, climbs, walked',
    '走, 走着, 行走, 散步, 走在, 漫步, 徘徊, 漫步在, 行走在, 走过, 走路, 徒步, 漫步于, 徜徉, 行走于, 散步在, 迈步, 爬, 攀登, 爬山, 登山, 走来, 攀爬, 逛, 逛街, 闲逛, 踱步, 独行, 爬行, 巡逻',
    'walking',
  ],
  [
    'running, runs, run, galloping, gallops, sprinting, racing, dashing, charging, jogging, rushing, trotting, sprint, gallop, races, speeding, fleeing',
    '跑, 奔跑, 跑着, 飞奔, 奔腾, 疾驰, 飞驰, 狂奔, 奔驰, 跑步, 冲刺, 奔跑着, 奔跑在, 驰骋, 赛跑, 奔腾着, 奔走, 冲, 驰骋在, 奔跑于, 疾走',
    'running',
  ],
  [
    'standing, stands, stand, upright, posing, standing still, stood, waiting, pose, poses',
    '站, 站着, 站在, 站立, 伫立, 屹立, 矗立, 屹立在, 矗立在, 伫立在, 立在, 挺立, 耸立, 等待, 站立在, 立于, 站姿, 屹立于, 矗立于, 立, 站起来, 等',
    'standing',
  ],
  [
    'sleeping, asleep, sleeps, resting, napping, dozing, sleep, curled up, nap, slumbering, dreaming, rests, sleepy, snoozing, hibernating',
    '睡觉, 睡着, 睡, 打盹, 熟睡, 沉睡, 酣睡, 蜷缩, 蜷缩在, 安睡, 休息, 小憩, 午睡, 入睡, 睡在, 蜷, 做梦, 睡懒觉, 沉睡着, 打瞌睡, 蜷成一团, 蜷着',
    'sleeping',
  ],
  [
    'lying, lies, lying down, laying, reclining, lounging, sunbathing, sprawled, laying down, lays, lounges',
    '躺着, 躺在, 躺, 趴着, 卧, 卧着, 侧卧, 趴, 倒在, 平躺, 卧在, 躺平, 卧于, 横卧, 趴下, 伏',
    'lying',
  ],
  [
    'flying, flies, soaring, fly, gliding, hovering, levitating, in flight, aloft, airborne, floating in the air, floating in the sky, floating in space, in midair, mid air, levitates, taking off, floating in mid air, swooping, levitation, soars, fluttering, ascending, launching, flight, rising into the sky',
    '飞, 飞翔, 翱翔, 飞行, 悬浮, 盘旋, 飞舞, 展翅, 展翅高飞, 腾空, 飘在空中, 飞着, 升空, 飞升, 悬浮在, 悬浮在空中, 飞翔在, 翱翔在, 飞起来, 凌空, 御剑飞行, 腾飞, 飞在, 起飞, 漂浮在空中, 浮在空中, 悬空, 飞掠, 高飞, 漂浮在太空, 飞上, 飞向, 腾云驾雾, 漂浮在太空中, 盘旋在, 悬挂在空中, 翻飞, 升起, 冉冉升起, 翩翩飞舞, 御剑, 发射',
    'flying',
  ],
  [
    'waving, waves hello, greeting, saluting, wave goodbye, waving goodbye, waving hello',
    '挥手, 招手, 打招呼, 挥着手, 招手致意, 敬礼',
    'waving',
  ],
  ['reaching, reaching out, reaching for, stretching, reaches', '伸手, 伸出手, 伸懒腰, 够, 伸手去, 伸展', 'reaching'],
  ['pointing, points, pointing at', '指着, 指向, 手指着', 'pointing'],
  [
    'cheering, celebrating, arms raised, raising arms, cheers, arms up',
    '欢呼, 雀跃, 举手, 举起双手, 张开双臂, 双手举起',
    'cheering',
  ],
  [
    'jumping, jumps, leaping, breaching, jump, leap, leaps, bouncing, hopping, pouncing, leapt, skipping, hop, pounce, breach, dunking, dunk',
    '跳, 跳跃, 跃起, 蹦跳, 跳起, 蹦蹦跳跳, 跃出, 飞跃, 跃出水面, 跳起来, 扑, 跳着, 跳出, 一跃而起, 跳水, 跳高, 腾跃, 蹦, 灌篮, 扣篮',
    'jumping',
  ],
  [
    'dancing, dances, dance, ballet, spinning, twirling, waltzing, pirouette, twirl, breakdancing, waltz, ballet dancing, dancing ballet, pirouetting',
    '跳舞, 舞蹈, 起舞, 舞动, 旋转, 翩翩起舞, 芭蕾, 舞, 跳芭蕾, 跳着舞, 在跳舞, 翩然起舞, 旋舞, 跳芭蕾舞, 舞龙舞狮, 街舞, 舞狮, 舞龙',
    'dancing',
  ],
  [
    'swimming, swims, swim, diving, snorkeling, bathing, dives, wading, paddling, dive, scuba diving, splashing',
    '游泳, 游, 游动, 潜水, 畅游, 游弋, 游着, 游来游去, 嬉水, 戏水, 潜泳, 洗澡, 泡澡, 沐浴, 泡温泉, 冲浪, 玩水, 浮潜, 游过, 遨游大海',
    'swimming',
  ],
  [
    'fighting stance, battling, combat, attacking, fights, duel, dueling, duelling, sword fighting, boxing, punching, slashing, fight, attack, wrestling, kung fu, martial arts, karate, sparring, attacks, combat pose, action pose, dynamic pose, shooting, battle pose, battle stance, hunting',
    '战斗, 打斗, 搏斗, 决斗, 打架, 攻击, 对战, 格斗, 厮杀, 功夫, 武术, 练武, 打拳, 对决, 交战, 作战, 战斗姿态, 比武, 挥剑, 太极, 打太极, 搏击, 拳击, 出拳, 动态姿势, 练剑, 激战, 捕猎, 狩猎, 舞剑, 执剑',
    'fighting',
  ],
  ['throwing stones, throws, tossing, pitching', '扔, 投掷, 抛, 投', 'throwing'],
  ['praying, prays, prayer, pray, in prayer', '祈祷, 祷告, 许愿, 拜, 祭拜, 朝拜, 双手合十', 'praying'],
  [
    'thinking, pondering, thoughtful, pensive, lost in thought, deep in thought, contemplative pose',
    '思考, 沉思, 思索, 想着, 若有所思, 发呆',
    'thinking',
  ],
  ['bowing, bows down, bowing down', '鞠躬, 行礼, 作揖', 'bowing'],
  ['studying, studies, study', '读书, 看书, 在看书, 学习, 念书, 在读书, 看着书, 看报', 'reading'],
  [
    'smiling, smile, smiles, grinning, grin, smiling at',
    '微笑, 笑, 笑容, 笑着, 微笑着, 面带微笑, 含笑, 甜笑',
    'smiling',
  ],
  ['laughing, laugh, laughs, giggling, laughter', '大笑, 欢笑, 哈哈大笑, 开怀大笑, 哈哈笑', 'laughing'],
  ['crying, tears, weeping, cries, sobbing, in tears', '哭泣, 哭, 流泪, 眼泪, 流着泪, 落泪, 泪水, 含泪', 'crying'],
  [
    'angry, furious, enraged, raging, yelling, shouting, screaming, yell',
    '愤怒, 生气, 震怒, 怒吼, 发怒, 大喊, 愤怒的表情, 怒',
    'angry',
  ],
  [
    'from behind, back view, seen from behind, rear view, facing away, back turned, viewed from behind, back to the camera, from the back',
    '背影, 背面, 背对, 背对镜头, 背对着镜头, 从背后, 背对着, 背身, 背后视角',
    'from behind',
  ],
  [
    'floating, drifting, sailing, floats, sails, drifts, cruising, anchored, moored, sail, docked, floated, bobbing',
    '漂浮, 漂, 漂浮在, 航行, 飘浮, 漂流, 驶过, 行驶, 停泊, 扬帆, 停靠, 荡漾, 飘荡, 漂荡, 航行在, 行驶在, 泛舟, 漂在, 驶向, 停着, 飘, 飘着, 漂着, 浮, 浮现, 漂泊, 行驶于, 航行于, 停泊在, 扬帆起航, 扬帆远航, 驶, 停留, 泛着',
    'floating',
  ],
  [
    'singing, sings, sing, howling, howls, performing, performs, howl',
    '唱歌, 歌唱, 演唱, 嚎叫, 表演, 唱, 歌唱着, 吼叫, 长啸, 唱着歌, 演出, 嗥叫',
    'singing',
  ],
  [
    'working, gardening, fishing, sewing, knitting, farming, typing, crafting, shopping, works, harvesting, planting, skiing, skating, skateboarding, cycling, camping, picnicking, stargazing',
    '工作, 钓鱼, 做饭, 干活, 种花, 画画, 写字, 打字, 耕作, 插秧, 采茶, 做菜, 打鱼, 劳作, 购物, 滑雪, 滑冰, 滑板, 骑行, 露营, 野餐, 观星, 放风筝, 垂钓, 收割, 捕鱼, 撒网, 忙碌, 烤肉, 滑翔, 打球',
    'working',
  ],
]

export const garments: Words = [
  'dress, skirt, coat, shirt, jacket, robe, gown, sweater, clothes, scarf, clothing, outfit, suit, uniform, kimono, hanfu, cheongsam, qipao, t-shirt, tshirt, hoodie, cloak, cape, trousers, pants, jeans, shorts, blouse, vest, raincoat, pajamas, overalls, tunic, sari, costume, spacesuit, space suit, wedding dress, evening gown, yukata, leather jacket, windbreaker, blazer, cardigan, armor, armour, apron, swimsuit, bikini, trench coat, puffer jacket, tuxedo, poncho, shawl, jersey, tracksuit, toga, jumpsuit, garment, attire, robes, swimwear, parka, silk dress, denim, sundress, ball gown, dresses, lingerie, streetwear, traditional dress, school uniform, fur coat, turtleneck, tutu, overcoat, lab coat, jean, corset, habit',
  '裙子, 连衣裙, 长裙, 裙, 衣服, 外套, 毛衣, 衬衫, 长袍, 汉服, 旗袍, 和服, 西装, 校服, 盔甲, 铠甲, 披风, 斗篷, 围巾, 大衣, 风衣, 裤子, 牛仔裤, 短裤, 卫衣, 雨衣, 制服, 婚纱, 礼服, 上衣, 短裙, 睡衣, 背心, 夹克, 皮衣, 羽绒服, 唐装, 泳衣, 泳装, 衣裳, 浴衣, 服装, 晚礼服, 洋装, 运动服, 宇航服, 太空服, 服饰, 古装, 道袍, 战袍, 洛丽塔裙, 纱裙, 衣, 棉袄, 马甲, 围裙, 衣袍, 短袖, 套装, 皮夹克, 帽衫, 袍, 戏服, t恤, 民族服饰, 比基尼, 工装, 袍子, 百褶裙, 吊带裙, 碎花裙, 毛线衣, 白衬衫, 西服, 披肩, 燕尾服, 白大褂, 战甲, 机能风服装, 大褂, 衣衫',
]

/** What is a part of something: colours of it are not those of the whole. */
export const parts: Words = [
  'eye, eyed, hair, haired, fur, tail, tailed, ear, eared, wing, winged, feather, feathered, mane, beard, bearded, face, faced, skin, skinned, lip, lipstick, nail, horn, horned, hand, leg, paw, nose, nosed, mouth, head, headed, body, bodied, arm, finger, tooth, teeth, fang, claw, scale, skinned face, cheek, freckle, eyelash, eyebrow, makeup, mustache, moustache, back, roof, roofed, door, sail, stripe, striped, spot, spotted, leaf, trunk, branch, stem, background, backdrop, edge, border, highlight, accent, theme, tint, hue, palette, color scheme, colour scheme, tone, toned, lined, trim, light, lighting, lights, smoke trail, shoulder, chest, wheel, wheeled, colored eye, braid, ponytail, bangs, bun, curl, expression, gaze, line, dot, dotted, petaled, beak, hoof, furred, button, belt, ribbon, collar, detail, design pattern, wall, floor, ceiling, surface, texture, furry, haze tint, hued, eyeliner, eyeshadow, complexion, whisker, feet, foot, tailfin, fin, knee, interior, exterior, facade, gradient',
  '眼睛, 眼, 头发, 毛发, 长发, 短发, 尾巴, 耳朵, 翅膀, 羽毛, 鬃毛, 胡子, 胡须, 脸, 皮肤, 嘴唇, 指甲, 角, 手, 腿, 爪子, 鼻子, 嘴巴, 嘴, 头, 身体, 手臂, 牙齿, 獠牙, 鳞片, 眉毛, 睫毛, 妆容, 口红, 屋顶, 门, 帆, 条纹, 斑点, 树干, 树枝, 枝干, 底色, 背景, 边缘线, 主色, 主色调, 点缀色, 色调, 配色, 光, 光线, 灯光, 灯, 卷发, 金发, 银发, 黑发, 白发, 红发, 马尾, 双马尾, 辫子, 刘海, 瞳孔, 眼眸, 双眼, 毛, 皮毛, 面容, 面孔, 表情, 眼神, 身材, 线, 轮廓, 色, 色彩, 颜色, 色系, 丸子头, 蓝眼睛, 异瞳, 肌肤, 脸颊, 腮红, 肚子, 肚皮, 小脸, 大眼睛, 五官, 神情, 指尖, 手指, 鼻尖, 肩膀, 翅, 尾, 耳, 瞳, 身影, 妆, 墙面, 墙壁, 墙, 地面, 地板, 天花板, 表面, 纹理, 边框, 渐变, 轮子, 瓦, 屋檐, 青瓦, 黛瓦, 白墙, 双手, 双脚, 脚, 侧脸, 面部, 脸庞, 目光, 身躯, 发丝, 羽翼, 睫毛膏, 彩妆',
]

export const measures =
  '只, 艘, 个, 条, 头, 匹, 位, 座, 朵, 棵, 辆, 架, 名, 片, 颗, 本, 杯, 把, 间, 栋, 幢, 株, 枝, 支, 盏, 根, 张, 台, 块, 轮, 道, 束, 尾, 幅, 种, 场, 枚, 尊, 口, 件, 对, 双, 碗, 盘, 瓶, 壶, 盒, 袋, 篮, 层, 股, 团, 堆, 串, 排, 面, 顶, 部, 套, 副, 封, 卷, 份, 粒, 簇, 丛, 滴, 缕, 队, 列, 行, 所, 家, 处, 节, 弯, 抹, 丝, 身, 缸, 筐, 桶, 罐, 箱, 捧, 撮, 叠, 摞, 轴, 顿, 段, 截, 节儿, 群, 只只, 扇, 壳, 汪, 泓, 帘, 袭, 线儿, 隅, 方, 叶, 角儿, 尊尊, 具, 挂, 柄, 杆, 则, 组, 款, 类, 样, 声, 阵, 批, 届, 户, 栋栋'

/** What must not be seen; `named` where the word itself says what. */
export const negations: readonly (readonly [...Words, named: readonly string[]])[] = [
  [
    'no, without, not, without any, no more, excluding, except, avoid, minus, exclude, never, neither, nor, lacking, free of, free from, devoid of, do not draw, do not include, remove, without a, without the, with no, no visible, void of, isn, aren, don, doesn, sans, and no, there are no, there is no',
    '没有, 不要, 没, 不含, 不带, 别画, 不包含, 去掉, 避免, 不出现, 不能有, 不是, 不画, 无任何, 没有任何, 不要有, 不要出现, 别, 禁止, 除去, 移除, 排除, 删除, 勿, 并无, 毫无, 不可有, 不得有, 不想要, 不需要, 不用, 没有什么, 不许有',
    [],
  ],
  [
    'nobody, no one, unpopulated, uninhabited, empty of people, no humans, no human, no people',
    '无人, 空无一人, 没人, 荒无人烟, 无人物, 没有人, 没有人物, 不要人, 不要人物, 杳无人烟, 没有行人, 没有任何人',
    ['people'],
  ],
  ['treeless', '无树', ['trees']],
  ['moonless', '无月, 没有月亮', ['moon']],
  ['starless', '无星', ['stars']],
]
