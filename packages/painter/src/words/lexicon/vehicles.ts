import type { NounRow } from './noun-row.ts'

export const vehicles: readonly NounRow[] = [
  [
    'sailboat',
    'sailboat, sailing boat, sail boat, yacht, sailing yacht, sloop, catamaran, dinghy',
    '帆船, 小帆船, 游艇, 白帆',
  ],
  [
    'boat',
    'boat, rowing boat, rowboat, fishing boat, wooden boat, gondola, small boat, raft',
    '小船, 船, 木船, 渔船, 扁舟, 小舟, 渔舟',
  ],
  ['ship', 'ship, pirate ship, galleon, tall ship, sailing ship, frigate, vessel', '大船, 海盗船, 船只, 轮船, 古船'],
  [
    'car',
    'car, sedan, automobile, vintage car, sports car, coupe, convertible, vehicle',
    '汽车, 车, 小汽车, 轿车, 跑车, 老爷车, 小轿车',
  ],
  ['train', 'train, steam train, locomotive, steam locomotive, railway train', '火车, 列车, 蒸汽火车, 火车头'],
  ['bicycle', 'bicycle, bike, cycle', '自行车, 单车'],
  ['balloon', 'hot air balloon, air balloon, balloon', '热气球, 气球'],
  ['rocket', 'rocket, spaceship, rocket ship, spacecraft, starship', '火箭, 飞船, 宇宙飞船, 太空船'],
  ['airplane', 'airplane, aeroplane, plane, jet, aircraft, airliner', '飞机, 客机, 航班'],
  ['ufo', 'ufo, flying saucer, alien ship, alien spaceship', '飞碟, 不明飞行物, 外星飞船'],
]
