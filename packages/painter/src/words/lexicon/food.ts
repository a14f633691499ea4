import { readNounRows } from './noun-row.ts'

export const food = readNounRows(`
banana: banana, plantain / 香蕉, 芭蕉
orange fruit: orange fruit, mandarin, tangerine fruit, clementine, oranges / 橙子, 橘子, 桔子, 柑橘, 柳橙
lemon: lemon, yuzu / 柠檬
lime: lime fruit, limes, lime slice / 青柠, 莱姆
grapes: grapes, grape, bunch of grapes, raisin / 葡萄, 提子
watermelon: watermelon, slice of watermelon / 西瓜
melon: melon, cantaloupe, honeydew / 哈密瓜, 甜瓜, 香瓜
pineapple: pineapple, ananas / 菠萝, 凤梨
mango: mango, papaya / 芒果, 木瓜
peach: peach, nectarine, apricot / 桃子, 水蜜桃, 蟠桃, 杏子, 李子, 油桃
pear: pear / 梨, 梨子, 雪梨
green apple: green apple, granny smith / 青苹果
cherries: cherry, cherries / 樱桃, 车厘子
strawberry: strawberry, raspberry / 草莓, 树莓, 覆盆子
blueberries: blueberry, blueberries, blackberry, berries, berry, currant / 蓝莓, 浆果, 黑莓, 桑葚
kiwi: kiwi, kiwi fruit, kiwifruit / 猕猴桃, 奇异果
coconut: coconut / 椰子
avocado: avocado / 牛油果, 鳄梨, 酪梨
olive: olives, green olives / 橄榄
tomato: tomato, cherry tomato, persimmon, pomegranate / 番茄, 西红柿, 柿子, 石榴
eggplant: eggplant, aubergine / 茄子
carrot: carrot / 胡萝卜, 红萝卜
radish: radish, beet, beetroot, turnip / 萝卜, 甜菜, 白萝卜
corn: corn, ear of corn, maize, corn cob / 玉米, 玉米棒
chili: chili, chilli, chili pepper, hot pepper, red pepper, chile / 辣椒, 红辣椒, 小米辣
bell pepper: bell pepper, paprika, capsicum, green pepper / 青椒, 甜椒, 彩椒
cucumber: cucumber, zucchini, courgette / 黄瓜, 西葫芦, 青瓜, 丝瓜
cabbage: cabbage, lettuce, bok choy, spinach, kale, celery, leafy green / 白菜, 大白菜, 生菜, 青菜, 菠菜, 卷心菜, 蔬菜
broccoli: broccoli, cauliflower / 西兰花, 花菜, 花椰菜
garlic: garlic / 大蒜
onion: onion, shallot / 洋葱
ginger: ginger, ginger root, ginseng / 生姜, 人参
potato: potato, taro / 土豆, 马铃薯, 芋头
sweet potato: sweet potato, yam / 红薯, 地瓜, 番薯, 烤红薯
peas: pea, peas, pea pod, edamame, snow pea / 豌豆, 毛豆, 豆荚
beans: bean, beans, kidney bean, coffee bean, cocoa bean / 豆子, 红豆, 咖啡豆, 黄豆, 芸豆
peanuts: peanut, peanuts / 花生
chestnut: roasted chestnut, chestnuts, hazelnut, acorn, walnut, almond, nut / 栗子, 板栗, 榛子, 橡果, 核桃, 杏仁, 坚果
shiitake: shiitake, porcini, champignon, truffle / 香菇, 冬菇, 松露
bread: bread, loaf of bread, loaf, toast / 面包, 吐司, 土司
baguette: baguette, french bread / 法棍, 法式面包
croissant: croissant / 牛角包, 可颂, 羊角面包
bagel: bagel / 贝果
pretzel: pretzel / 椒盐卷饼, 碱水结
flatbread: flatbread, tortilla, naan, pita / 烙饼, 馕, 大饼, 烧饼
pancakes: pancake, pancakes, hotcake / 松饼, 薄煎饼, 煎饼
waffle: waffle / 华夫饼
butter: butter, margarine / 黄油, 奶油块
cheese: cheese, wedge of cheese / 奶酪, 芝士, 起司, 乳酪
egg: egg, chicken egg, easter egg / 鸡蛋, 蛋, 彩蛋
fried egg: fried egg, frying pan, omelette, omelet / 煎蛋, 荷包蛋, 平底锅, 煎锅
bacon: bacon, ham / 培根, 火腿
steak: steak, beef, meat, pork, raw meat / 牛排, 牛肉, 肉, 猪肉
ham leg: meat on the bone, roast meat / 烤肉, 带骨肉
drumstick: chicken leg, drumstick, fried chicken, chicken wing, roast chicken / 鸡腿, 炸鸡, 鸡翅, 烤鸡
hamburger: hamburger, burger, cheeseburger / 汉堡, 汉堡包
french fries: french fries, fries, chips / 薯条
hot dog: hot dog, hotdog, sausage / 热狗, 香肠
pizza: pizza, slice of pizza, pizza slice / 披萨, 比萨
sandwich: sandwich, club sandwich / 三明治
taco: taco / 塔可, 墨西哥卷
burrito: burrito, spring roll / 卷饼, 春卷, 鸡肉卷
kebab: kebab, gyro, shawarma, doner / 肉夹馍, 烤肉夹饼
tamale: tamale, zongzi, sticky rice dumpling / 粽子
falafel: falafel, meatball / 肉丸, 丸子
salad: salad, green salad, bowl of salad / 沙拉, 色拉
soup: soup, stew, pot of soup, hotpot, hot pot, cooking pot, pot, cauldron, frying pot / 汤, 火锅, 锅, 砂锅, 炖菜, 汤锅
paella: paella, risotto, stir fry / 海鲜饭, 炒菜, 大盘鸡
ramen: ramen, noodles, noodle, bowl of noodles, noodle soup, udon, pho / 拉面, 面条, 牛肉面, 汤面, 方便面, 米线
rice: rice, bowl of rice, cooked rice, porridge / 米饭, 饭, 白饭, 粥, 稀饭
curry: curry, curry rice / 咖喱, 咖喱饭
rice ball: rice ball, onigiri / 饭团
sushi: sushi, sashimi, nigiri / 寿司, 生鱼片, 刺身
bento: bento, bento box, lunch box, lunchbox / 便当, 饭盒, 便当盒
spaghetti: spaghetti, pasta, macaroni / 意大利面, 意面, 通心粉
tempura: tempura, fried shrimp / 天妇罗, 炸虾
dumpling: dumpling, jiaozi, gyoza, potsticker, wonton, ravioli / 饺子, 水饺, 馄饨, 锅贴, 煎饺
takeout box: takeout box, takeout, chinese takeout, takeaway / 外卖, 外卖盒
narutomaki: fish cake, narutomaki / 鱼板, 鱼糕
rice cracker: rice cracker, senbei / 仙贝, 米饼
dango: dango, mochi, skewer, candied hawthorn / 团子, 糖葫芦, 冰糖葫芦, 串串, 汤圆, 麻糬
mooncake: mooncake, moon cake / 月饼
fortune cookie: fortune cookie / 幸运饼干
cake: cake, birthday cake, wedding cake, cheesecake / 蛋糕, 生日蛋糕, 奶油蛋糕
cake slice: slice of cake, shortcake, piece of cake, tiramisu / 切片蛋糕, 提拉米苏, 小蛋糕
cupcake: cupcake, muffin / 纸杯蛋糕, 杯子蛋糕, 玛芬, 马芬
pie: pie, apple pie, pumpkin pie, tart / 苹果派, 馅饼, 蛋挞
doughnut: doughnut, donut / 甜甜圈
cookie: cookie, biscuit, macaron / 饼干, 曲奇, 马卡龙
chocolate: chocolate, chocolate bar, bar of chocolate / 巧克力
candy: candy, sweets, bonbon, toffee / 糖果, 糖, 奶糖, 软糖
lollipop: lollipop, lolly / 棒棒糖
pudding: pudding, custard, flan, jelly, creme caramel / 布丁, 果冻, 焦糖布丁
honey: honey, honey pot, jar of honey, pot of honey / 蜂蜜, 蜂蜜罐
ice cream: ice cream, ice cream cone, gelato, soft serve / 冰淇淋, 冰激凌, 甜筒, 雪糕, 冰棍
sundae: sundae, ice cream sundae, bowl of ice cream / 圣代, 冰淇淋杯
shaved ice: shaved ice, snow cone, slushie / 刨冰, 冰沙
popcorn: popcorn / 爆米花
canned food: canned food, tin can, soup can / 罐头, 易拉罐
salt: salt, salt shaker, pepper shaker / 盐, 盐罐, 胡椒
coffee cup: espresso, cappuccino, hot chocolate, cocoa, americano / 热咖啡, 浓缩咖啡, 卡布奇诺, 热可可, 拿铁
green tea: green tea, matcha, hot tea / 绿茶, 抹茶, 热茶
bubble tea: bubble tea, boba, boba tea, milk tea, milkshake, smoothie / 珍珠奶茶, 奶茶, 奶昔
soda: soda, cola, coke, lemonade, soft drink, iced tea, iced coffee / 可乐, 汽水, 饮料, 柠檬水, 冰茶, 冰咖啡, 雪碧
juice: juice box, juice, orange juice, fruit juice / 果汁, 橙汁, 盒装果汁
milk: milk, glass of milk / 牛奶, 豆浆
beer: beer, mug of beer, beer mug, ale, pint of beer / 啤酒, 扎啤
beers: clinking beer mugs, two beers / 碰杯啤酒
wine: wine, glass of wine, wine glass, red wine, goblet, chalice / 红酒, 葡萄酒, 高脚杯, 酒杯
champagne: champagne, bottle, bottle of wine, wine bottle, champagne bottle / 香槟, 酒瓶, 瓶子, 香槟酒
toast glasses: clinking glasses, champagne glasses / 碰杯, 香槟杯
cocktail: cocktail, martini / 鸡尾酒, 马提尼
tropical drink: tropical drink, mojito, pina colada / 热带饮料, 莫吉托
whiskey: whiskey, whisky, glass of water, rum, brandy, drinking glass, water glass / 威士忌, 玻璃杯, 白兰地, 水杯
sake: sake, rice wine, sake bottle / 清酒, 米酒, 白酒, 酒壶
mate: yerba mate / 马黛茶
baby bottle: baby bottle, feeding bottle / 奶瓶
`)
