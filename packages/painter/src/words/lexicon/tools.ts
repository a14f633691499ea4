import { readNounRows } from './noun-row.ts'

export const tools = readNounRows(`
hammer: hammer, mallet, sledgehammer / 锤子, 榔头, 铁锤
axe: axe, ax, hatchet, battle axe, tomahawk / 斧头, 斧子, 战斧
pickaxe: pickaxe, pick axe / 镐, 十字镐, 镐子
shovel: shovel, spade, trowel / 铲子, 铁锹, 铁铲
saw: saw, handsaw, chainsaw / 锯子, 手锯, 电锯
screwdriver: screwdriver / 螺丝刀, 起子
wrench: wrench, spanner, pliers / 扳手, 钳子
nut and bolt: nut and bolt, screw / 螺丝, 螺栓, 螺母, 钉子
gear: gear, cog, cogwheel / 齿轮
toolbox: toolbox, tool box, first aid kit / 工具箱, 急救箱, 医药箱
clamp: clamp, vise, vice / 夹具, 台钳
magnet: magnet, horseshoe / 磁铁, 马蹄铁
scissors: scissors, shears / 剪刀
needle: sewing needle, needle / 绣花针
thread: spool of thread, spool, sewing thread / 线轴
yarn: yarn, ball of yarn, wool ball / 毛线, 毛线球
safety pin: safety pin / 别针, 安全别针
paperclip: paperclip, paper clip / 回形针, 曲别针
pushpin: pushpin, thumbtack / 图钉
knot: rope, knot / 绳子, 绳结, 麻绳
brick: brick, brick wall / 砖, 砖头, 砖墙
log: log, tree stump, stump, firewood / 木头, 树桩, 原木, 木材, 柴火
key: key, house key / 钥匙
old key: old key, skeleton key, antique key / 古董钥匙, 古老的钥匙
lock: lock, padlock / 锁, 挂锁
hook: hook / 钩子, 鱼钩
anchor: anchor / 锚, 船锚
wheel: wheel, cartwheel, wagon wheel / 车轮, 轮子
tire: tire, tyre, car wheel / 轮胎
fishing rod: fishing rod, fishing pole / 鱼竿, 钓鱼竿, 钓竿
butterfly net: butterfly net, bug net, landing net / 捕虫网
mouse trap: mouse trap, mousetrap / 捕鼠器, 老鼠夹
cane: cane, walking stick / 拐杖, 手杖
crutch: crutch / 腋杖, 双拐
flashlight: flashlight, torch light / 手电筒, 电筒
magnifying glass: magnifying glass, magnifier, loupe / 放大镜
scale: balance scale, weighing scale / 天平, 秤
compass: compass / 指南针, 罗盘
thermometer: thermometer / 温度计
microscope: microscope / 显微镜
telescope: telescope, spyglass / 望远镜, 天文望远镜
test tube: test tube, potion, beaker, flask / 试管, 药水, 烧杯, 烧瓶
alembic: alembic, distillery / 蒸馏器, 化学
dna: dna, double helix, helix / 基因, 双螺旋
syringe: syringe, injection, vaccine / 注射器, 针筒, 疫苗
pill: pill, medicine, capsule / 药丸, 药片, 胶囊
stethoscope: stethoscope / 听诊器
satellite dish: satellite dish, radar, antenna, radio telescope / 卫星天线, 雷达, 射电望远镜
satellite: satellite, space station, space probe / 卫星, 人造卫星, 空间站
parachute: parachute, parachutist, paraglider, skydiver / 降落伞, 跳伞, 滑翔伞
battery: battery / 电池
plug: plug, electric plug / 插头
fuel pump: gas pump, fuel pump, gas station, petrol pump / 加油机, 加油站, 油泵
mechanical arm: mechanical arm, robot arm, prosthesis / 机械臂, 机械手
chess pawn: chess pawn, chess, chess piece, pawn / 棋子, 国际象棋, 象棋
bomb: bomb, grenade, dynamite / 炸弹, 手榴弹
ring buoy: ring buoy, life buoy, lifebuoy, swim ring, life preserver / 救生圈, 游泳圈
`)
