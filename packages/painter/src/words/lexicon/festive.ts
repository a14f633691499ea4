import { readNounRows } from './noun-row.ts'

export const festive = readNounRows(`
red lantern: red paper lantern, izakaya lantern / 居酒屋灯笼
red envelope: red envelope, red packet, lai see / 红包, 压岁钱, 利是
firecracker: firecracker / 鞭炮, 爆竹
christmas tree: christmas tree, xmas tree, decorated tree / 圣诞树
gift: gift, present, gift box, christmas present, birthday present / 礼物, 礼盒, 礼品
pumpkin: pumpkin, jack o lantern, halloween pumpkin, gourd, squash / 南瓜, 南瓜灯, 万圣节南瓜, 葫芦
party popper: party popper, confetti / 彩带, 礼花筒, 礼炮
confetti ball: streamers, streamer, confetti ball / 彩球, 拉花
carp streamer: carp streamer, koinobori / 鲤鱼旗
bamboo decoration: kadomatsu, lucky bamboo / 门松, 富贵竹
tanabata tree: tanabata tree, wishing tree / 七夕竹, 许愿树
bouquet of tulips: bridal bouquet, bouquet of tulips / 捧花
heart: heart, love heart, red heart / 爱心, 红心, 心形
flag: flag, pennant, banner / 旗, 旗子, 旗帜, 彩旗
nazar amulet: nazar, evil eye, amulet, talisman / 护身符, 恶魔之眼
moai: moai, easter island statue, stone statue, stone head / 摩艾石像, 复活节岛石像, 石像
statue of liberty: statue of liberty / 自由女神像
ghost: ghost, phantom, specter, spectre / 鬼, 幽灵, 鬼魂, 鬼怪
monster: alien monster, space invader / 像素怪兽
genie: genie, djinn / 灯神, 精灵王
fairy: fairy, pixie, tinker bell / 小仙子, 花仙子, 小精灵
mermaid: mermaid, siren of the sea / 美人鱼, 人鱼
merman: merman, triton / 男人鱼
superhero: superhero, superman / 超级英雄, 超人
crystal ball: crystal ball, fortune ball, magic orb, orb, snow globe, glass ball / 水晶球, 魔法球, 雪花球, 玻璃球
magic wand: magic wand, wand / 魔杖, 魔法棒
sword: sword, dagger, katana, longsword, excalibur, saber / 剑, 宝剑, 长剑, 匕首, 武士刀, 刀剑
crossed swords: crossed swords, swords, duel / 双剑, 交叉的剑
shield: shield, buckler / 盾牌, 盾
trident: trident, spear, pitchfork / 三叉戟, 长矛
treasure chest: treasure chest, treasure / 宝箱, 宝藏, 百宝箱
headstone: tombstone, gravestone, headstone, grave, tomb / 墓碑, 坟墓
funeral urn: funeral urn, clay pot / 骨灰盒, 陶瓮
wings: angel wings, pair of wings / 翅膀, 天使翅膀, 一对翅膀
star: star shape, gold star, yellow star / 五角星, 金星星
glowing star: glowing star / 发光的星
meteor: asteroid, comet, falling meteor, fireball / 彗星, 陨石, 火球, 小行星
ringed planet: ringed planet / 带环的行星
fire: fire, flames, flame, bonfire, burning fire / 火焰, 烈火, 火苗, 火堆, 大火, 篝火
campfire: campsite, camping, camp / 露营, 营地
tornado: tornado, twister, whirlwind, cyclone / 龙卷风, 旋风
droplet: droplet, water drop, drop of water / 水滴, 泪珠
snowflake: snow crystal, giant snowflake, ice crystal / 冰晶, 雪晶
ice cube: ice cube, block of ice / 冰块
fountain: fountain, water fountain / 喷泉
boulder: big boulder / 巨石, 石块
bubble: bubble, bubbles, soap bubble / 泡泡, 气泡, 肥皂泡
cigarette: cigarette, cigar / 香烟
`)
