import type { NounRow } from './noun-row.ts'

export const things: readonly NounRow[] = [
  ['cup', 'cup, mug, teacup, coffee cup, cup of coffee, cup of tea, coffee, latte', '杯子, 茶杯, 咖啡杯, 咖啡, 马克杯'],
  ['teapot', 'teapot, tea pot, kettle', '茶壶, 水壶'],
  ['apple', 'apple', '苹果'],
  [
    'fruit bowl',
    'fruit bowl, bowl of fruit, basket of fruit, fruit, still life with fruit',
    '果盘, 水果, 水果盘, 果篮',
  ],
  ['candle', 'candle, candlelight', '蜡烛, 烛光'],
  ['book', 'book, open book, novel, tome', '书, 书本, 书籍'],
  ['umbrella', 'umbrella, parasol', '雨伞, 伞, 油纸伞, 纸伞'],
  ['lantern', 'lantern, paper lantern, red lantern, chinese lantern', '灯笼, 红灯笼, 孔明灯, 提灯'],
  ['lamp', 'lamp, table lamp, desk lamp, bedside lamp, floor lamp, lampshade', '台灯, 灯, 落地灯, 床头灯, 夜灯, 灯罩'],
  [
    'street lamp',
    'street lamp, streetlight, street light, lamp post, lamppost, street lantern',
    '路灯, 街灯, 路灯杆, 煤气灯',
  ],
  ['piano', 'piano, grand piano, upright piano, harpsichord, pipe organ', '钢琴, 三角钢琴, 立式钢琴, 风琴'],
  ['bookshelf', 'bookshelf, bookcase, shelf', '书架, 书柜, 架子, 书橱'],
  ['sofa', 'sofa, couch, settee, loveseat', '沙发, 长沙发'],
  ['bench', 'bench, park bench, wooden bench, garden bench, pew', '长椅, 长凳, 公园长椅, 木长椅'],
  ['fireplace', 'fireplace, hearth, chimney place', '壁炉, 火炉, 炉子'],
  ['island', 'island, desert island, tropical island', '小岛, 岛, 岛屿, 孤岛, 海岛'],
]
