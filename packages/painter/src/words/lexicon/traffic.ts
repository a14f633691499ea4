import { readNounRows } from './noun-row.ts'

export const traffic = readNounRows(`
bus: bus, school bus, double decker bus, tour bus / 公交车, 公共汽车, 大巴, 巴士, 校车, 双层巴士
minibus: white van, delivery van, minibus, minivan, camper van, campervan, rv / 面包车, 小巴, 房车, 货车厢
truck: truck, delivery truck, lorry, moving truck / 卡车, 货车, 大货车
semi truck: semi truck, trailer truck, articulated lorry / 集装箱卡车, 挂车
pickup truck: pickup truck, pickup / 皮卡
jeep: jeep, suv, off road vehicle, land rover / 吉普车, 越野车
taxi: taxi, cab, taxicab, yellow cab / 出租车, 的士
police car: police car, cop car, patrol car / 警车
ambulance: ambulance / 救护车
fire engine: fire engine, fire truck, firetruck / 消防车, 救火车
racing car: racing car, race car, formula one car, f1 car / 赛车, 方程式赛车
tractor: tractor, bulldozer, combine harvester, excavator / 拖拉机, 推土机, 挖掘机, 收割机
motorcycle: motorcycle, motorbike, harley / 摩托车, 机车
moped: moped, vespa, motor scooter / 电动车, 小摩托, 踏板车, 电瓶车
rickshaw: auto rickshaw, tuk tuk, rickshaw / 嘟嘟车, 三轮车, 黄包车
trolleybus: trolleybus / 无轨电车
tram: tram, streetcar, trolley car / 电车, 有轨电车
subway train: subway train, metro train, subway, metro / 地铁, 地铁列车
bullet train: bullet train, high speed train, shinkansen / 高铁, 动车, 新干线, 子弹头列车
monorail: monorail / 单轨列车
railway carriage: railway carriage, train carriage, railway car / 车厢, 火车车厢
cable car: cable car, gondola lift, aerial tram / 缆车, 索道
helicopter: helicopter, chopper / 直升机, 无人机
small airplane: propeller plane, biplane, small airplane, fighter jet, glider / 螺旋桨飞机, 战斗机, 双翼飞机, 滑翔机
canoe: canoe, kayak / 独木舟, 皮划艇
speedboat: speedboat, motorboat, motor boat, jet ski / 快艇, 摩托艇, 汽艇
cabin cruiser: cabin cruiser, powerboat / 机动船
ferry: ferry, ferry boat / 渡轮, 渡船
cruise ship: cruise ship, ocean liner, passenger ship, titanic / 邮轮, 游轮, 客轮, 泰坦尼克号
steamship: steamship, cargo ship, freighter, tanker, battleship / 汽船, 货轮, 战舰, 军舰
steam locomotive toy: toy train / 玩具火车
`)
