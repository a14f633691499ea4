import { readNounRows } from './noun-row.ts'

export const clothes = readNounRows(`
dress gown: evening dress, ball gown, gown on a hanger / 礼服, 晚礼服
t shirt: t shirt, tshirt, tee shirt / 恤衫, 短袖
necktie: necktie / 领带
jeans: jeans, trousers, pants / 牛仔裤, 裤子, 长裤
shorts: shorts, swim trunks / 短裤, 泳裤
bikini: bikini / 比基尼
swimsuit: swimsuit, bathing suit / 泳衣, 泳装
kimono: kimono, hanfu, yukata / 和服, 汉服, 浴衣
sari: sari, saree / 纱丽
trench coat: trench coat, overcoat, raincoat / 风衣, 大衣, 雨衣
lab coat: lab coat, white coat / 白大褂
safety vest: safety vest, vest, waistcoat / 背心, 马甲
running shirt: running shirt, tank top, jersey / 运动背心, 球衣
karate uniform: karate uniform, judo uniform, karate gi / 道服, 空手道服
wool scarf: woollen scarf, wool scarf / 羊毛围巾
gloves: glove, gloves, mitten, mittens / 手套
socks: sock, socks, stocking / 袜子
running shoe: shoe, sneaker, running shoe, trainers / 鞋子, 鞋, 运动鞋, 球鞋, 跑鞋
dress shoe: leather shoe, dress shoe, loafer, oxford shoe / 皮鞋
hiking boot: hiking boot / 登山靴, 登山鞋
boot: boot, leather boot, cowboy boot / 靴子, 长靴, 皮靴, 马靴
high heel: high heel, high heeled shoe, stiletto, glass slipper / 高跟鞋, 水晶鞋
flat shoe: flat shoe, ballet flat, slipper / 平底鞋, 绣花鞋
sandal: sandal / 凉鞋
flip flop: flip flop, slippers / 人字拖, 拖鞋
ballet shoes: ballet shoes, ballet shoe, pointe shoes / 芭蕾舞鞋, 舞鞋
ice skate: ice skate, ice skates / 冰鞋, 溜冰鞋
roller skate: roller skate, roller skates / 轮滑鞋, 旱冰鞋
cap: cap, baseball cap / 鸭舌帽, 棒球帽, 帽子
top hat: top hat, magician hat, bowler hat, hat / 礼帽, 高帽, 大礼帽
sun hat: sun hat, straw hat, sombrero, cowboy hat / 草帽, 遮阳帽, 斗笠, 牛仔帽
graduation cap: graduation cap, mortarboard / 学士帽, 毕业帽
hard hat: hard hat, safety helmet / 安全帽
helmet: helmet, army helmet, military helmet / 头盔, 钢盔
crown: crown, tiara / 皇冠, 王冠, 桂冠
glasses: glasses, eyeglasses, spectacles / 眼镜
sunglasses: sunglasses / 墨镜, 太阳镜
goggles: goggles, ski goggles / 护目镜, 滑雪镜
diving mask: diving mask, snorkel / 潜水镜, 呼吸管
ring: ring, diamond ring, wedding ring, engagement ring / 戒指, 钻戒, 婚戒
necklace: necklace, beads, prayer beads, bracelet, jewelry / 项链, 手链, 佛珠, 念珠, 珠宝, 首饰
gem: gem, gemstone, diamond, jewel, sapphire / 钻石, 宝石, 水晶, 蓝宝石
lipstick: lipstick / 口红, 唇膏
nail polish: nail polish, makeup, perfume / 指甲油, 化妆品
purse: purse, coin purse, wallet / 钱包, 零钱包
handbag: handbag, bag, tote bag, leather bag / 手提包, 包包, 手袋, 皮包
clutch bag: clutch bag, pouch / 手拿包, 小包
backpack: backpack, rucksack, knapsack, school bag, schoolbag / 背包, 书包, 双肩包
briefcase: briefcase, attache case / 公文包, 手提箱
watch: wristwatch, pocket watch, luxury watch, wrist watch / 手表, 腕表, 怀表
ribbon: ribbon, bow tie, hair bow / 蝴蝶结, 丝带, 缎带, 领结
folding fan: folding fan, hand fan, paper fan / 扇子, 折扇, 纸扇, 团扇
closed umbrella: closed umbrella, folded umbrella / 收起的伞, 折叠伞
`)
