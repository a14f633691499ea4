import { readNounRows } from './noun-row.ts'

export const kitchen = readNounRows(`
bowl: bowl, cereal, bowl of cereal, rice bowl / 麦片, 饭碗
plate: plate, dinner plate, dish / 盘子, 碟子, 餐盘
cutlery: cutlery, knife and fork, fork, silverware / 刀叉, 餐具
spoon: spoon, ladle, teaspoon / 勺子, 汤匙, 调羹
chopsticks: chopsticks, chopstick / 筷子
kitchen knife: kitchen knife, knife, chef knife, cleaver / 菜刀, 刀, 小刀, 水果刀
jar: jar, glass jar, mason jar / 罐子, 玻璃罐, 坛子
vase: vase, amphora, urn, pottery, porcelain, ceramic vase / 花瓶, 陶罐, 瓷瓶, 青花瓷, 陶器, 瓷器
fondue: fondue, barbecue, bbq, grill / 奶酪火锅, 烧烤, 烤架
basket: basket, wicker basket, picnic basket / 篮子, 竹篮, 野餐篮
bucket: bucket, pail / 水桶, 桶
barrel: barrel, oil drum, drum barrel / 油桶, 木桶
broom: broom, broomstick, mop / 扫帚, 扫把, 拖把
sponge: sponge / 海绵
soap: soap, bar of soap / 肥皂, 香皂
lotion: lotion, shampoo, lotion bottle, hand cream / 洗发水, 乳液, 沐浴露
toothbrush: toothbrush, toothpaste / 牙刷, 牙膏
razor: razor / 剃须刀
plunger: plunger / 马桶搋
toilet paper: toilet paper, paper towel, tissue, paper roll / 卫生纸, 纸巾, 卷纸
trash can: trash can, garbage can, trash bin, wastebasket, dustbin / 垃圾桶, 废纸篓
fire extinguisher: fire extinguisher / 灭火器
shopping bags: shopping bag, shopping bags, paper bag / 购物袋, 袋子, 纸袋
shopping cart: shopping cart, shopping trolley, cart, trolley / 购物车, 手推车
`)
