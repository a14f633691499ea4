import { readNounRows } from './noun-row.ts'

/** Kinds of things that are drawn as what they are a kind of. */
export const kinds = readNounRows(`
dog: pug, chihuahua, german shepherd, rottweiler, doberman, great dane, samoyed, pomeranian, malamute, akita, greyhound, whippet, basset hound, schnauzer, maltese, pekingese, shih tzu, yorkie, yorkshire terrier, jack russell, boxer dog, cocker spaniel, saint bernard, sheepdog, bernese mountain dog, pitbull, mastiff, chow chow, setter, bloodhound, foxhound, sled dog, guide dog, service dog, guard dog, watchdog, mutt, pooch, doge / 吉娃娃, 德牧, 德国牧羊犬, 萨摩耶, 博美, 秋田犬, 斗牛犬, 法斗, 巴哥犬, 雪纳瑞, 京巴, 北京犬, 藏獒, 牧羊犬, 灵缇, 腊肠犬, 比格犬, 阿拉斯加犬, 杜宾犬, 导盲犬, 警犬, 猎犬, 看门狗, 田园犬, 土狗, 狗子
wolf: timber wolf, dire wolf, gray wolf, wolf pack leader, dingo, hyena, wolfhound, wolfdog / 苍狼, 狼王, 土狼, 鬣狗, 豺
fox: fennec, fennec fox, desert fox, nine tailed fox / 耳廓狐, 沙狐, 妖狐, 狐妖
cat: house cat, stray cat, alley cat, calico, calico cat, tuxedo cat, ragdoll, british shorthair, sphynx cat, bengal cat, scottish fold, street cat, pussycat, feline, wildcat, bobcat, lucky cat / 狸花猫, 英短, 缅因猫, 暹罗猫, 波斯猫, 流浪猫, 三花猫, 奶牛猫, 折耳猫, 虎斑猫, 野猫, 家猫, 喵星人, 招财猫, 无毛猫
lion: lion king, mountain lion / 狮王, 母狮, 雌狮
tiger: bengal tiger, siberian tiger, tiger cub, sabertooth, saber toothed tiger / 东北虎, 孟加拉虎, 剑齿虎, 华南虎, 大虫
bear: kodiak bear, cave bear, sun bear, bruin, honey bear / 狗熊, 马来熊, 熊大
panda: panda cub, red and white panda / 大熊猫宝宝, 熊猫宝宝, 国宝熊猫, 滚滚
horse: thoroughbred, arabian horse, racehorse, race horse, war horse, warhorse, wild horse, clydesdale, draft horse, palomino, appaloosa, gelding, shire horse, zebroid / 白龙马, 汗血宝马, 赛马, 千里马, 枣红马, 坐骑, 马匹, 马群
deer: caribou, roe deer, white tailed deer, sika deer, impala, gazelle, springbok, wildebeest, gnu, oryx, kudu, musk deer / 白尾鹿, 马鹿, 羚, 瞪羚, 角马, 獐子, 狍子, 雄鹿, 圣诞驯鹿, 九色鹿
rabbit: hare rabbit, cottontail, jackrabbit, easter bunny, angora rabbit, moon rabbit, chinchilla, pika, bunnies / 垂耳兔, 月兔, 兔兔, 复活节兔子, 龙猫, 兔宝宝
elephant: african elephant, asian elephant, indian elephant, pachyderm / 非洲象, 亚洲象, 印度象, 象群
whale: sperm whale, right whale, minke whale, narwhal, beluga, beluga whale, leviathan, manatee, dugong / 抹香鲸, 独角鲸, 儒艮, 海牛, 巨鲸
fish: guppy, betta, betta fish, catfish, piranha, minnow, eel, stingray, manta ray, manta, swordfish, sunfish, anchovy, herring, flounder, halibut, cichlid, discus fish, flying fish, parrotfish, barracuda, grouper, sturgeon, sea bream, snapper, anglerfish / 孔雀鱼, 斗鱼, 鲶鱼, 食人鱼, 鳗鱼, 魔鬼鱼, 蝠鲼, 剑鱼, 小丑鱼, 石斑鱼, 草鱼, 鲫鱼, 黄鱼, 鲨鱼苗, 鱼群, 鲟鱼, 飞鱼, 海鱼
bird: hummingbird, woodpecker, magpie, starling, thrush, lark, skylark, wren, chickadee, titmouse, warbler, cuckoo, quail, partridge, pheasant, turtledove, puffin, cormorant, gannet, seabird, sea bird, kookaburra, mockingbird, blackbird, bullfinch, tanager, migratory bird, fledgling, hoopoe, sandpiper, plover, songbirds / 啄木鸟, 蜂鸟, 百灵鸟, 夜莺, 画眉, 云雀, 杜鹃, 布谷鸟, 鹌鹑, 山雀, 知更鸟, 海燕, 海鸟, 候鸟, 斑鸠, 野鸡, 雉鸡, 鸽群, 文鸟, 太阳鸟
eagle: golden eagle, osprey, condor, vulture, kite bird, kestrel, harrier, peregrine falcon, buzzard, goshawk, thunderbird, raptor bird, sea eagle / 金雕, 秃鹫, 神鹰, 鱼鹰, 海东青, 苍鹰, 游隼, 大鹏, 大鹏鸟
owl: barn owl, snowy owl, great horned owl, screech owl, owlet, eagle owl, night owl / 雪鸮, 雪枭, 谷仓猫头鹰, 鸮
duck: mandarin duck, eider, wood duck, wild duck, pintail, muscovy duck, grebe, loon, coot, waterfowl / 鸳鸯, 绿头鸭, 水鸭, 番鸭, 水鸟, 水禽
butterfly: blue morpho, luna moth, papillon, skipper butterfly, cicada / 飞蛾, 蛾子, 彩蝶, 知了, 蝉
dragon: hydra, basilisk, fire dragon, ice dragon, sea dragon, chinese dragon, eastern dragon, dragonling, smaug, drakes, winged dragon, wyrm, jabberwocky, dragon king / 冰龙, 火龙, 神龙, 中国龙, 东方龙, 双足飞龙, 龙王, 蛟龙, 祥龙, 西方龙, 麒麟
dinosaur: spinosaurus, carnosaur, dilophosaurus, carnotaurus, tyrannosaur, dino, iguanodon, oviraptor, godzilla monster, kaiju / 棘龙, 异特龙, 窃蛋龙, 双脊龙, 怪兽, 巨兽
brontosaurus: stegosaurus, triceratops, ankylosaurus, nessie, argentinosaurus / 剑龙, 三角龙, 甲龙, 水怪
leopard: ocelot, serval, clouded leopard, snow leopards, caracal / 云豹, 金钱豹, 薮猫, 狞猫
monkey: spider monkey, snow monkey, golden monkey, lemur, gibbon, tarsier, mandrill, proboscis monkey, howler monkey, monkey king / 金丝猴, 狐猴, 长臂猿, 猿猴, 狒狒, 山魈, 眼镜猴
mouse: vole, shrew, dormouse, lab mouse, mole, jerboa / 田鼠, 睡鼠, 鼹鼠, 跳鼠, 小白鼠
squirrel: flying squirrel, ground squirrel, prairie dog, meerkat / 飞鼠, 鼯鼠, 草原犬鼠, 狐獴
otter: ferret, weasel, mink, stoat, ermine, mongoose, marten, platypus / 雪貂, 黄鼠狼, 水貂, 鼬, 鸭嘴兽
hedgehog: echidna, armadillo, pangolin, anteater / 针鼹, 犰狳, 穿山甲, 食蚁兽
raccoon: civet, coati, opossum, possum, aardvark / 果子狸, 貉, 负鼠, 土豚
pig: pot bellied pig, guinea hog, tapir, peccary / 香猪, 野猪仔, 貘, 小香猪, 猪猪
sheep: mouflon, big horn, flock sheep, shaun / 绵羊群, 美利奴
cow: jersey cow, holstein, highland cow, highland cattle, angus, zebu, longhorn, cows / 奶牛群, 花奶牛, 乳牛, 高地牛
penguin: king penguin, rockhopper, chinstrap / 国王企鹅, 企鹅群
goose: greylag goose, snow goose, wild goose, gander, gosling / 雁, 鸿雁, 雪雁, 狮头鹅
turtle: box turtle, snapping turtle, terrapin, leatherback / 陆龟宝宝, 象龟, 玳瑁, 绿海龟, 甲鱼, 王八, 神龟, 玄武
snake: boa, anaconda, king cobra, adder, mamba, coral snake, garter snake, sea serpent, asp, constrictor / 巨蟒, 竹叶青, 响尾蛇, 海蛇, 森蚺
crocodile: gator, gharial, nile crocodile, komodo dragon, monitor lizard / 扬子鳄, 湾鳄, 科莫多巨蜥, 巨蜥
lizard: bearded dragon, skink, anole, axolotl, basilisk lizard, newt lizard / 鬃狮蜥, 石龙子, 六角恐龙, 美西螈, 娃娃鱼, 大鲵
shark: tiger shark, whale shark, bull shark, megalodon, nurse shark / 虎鲨, 鲸鲨, 巨齿鲨, 锤头鲨
octopus: cthulhu, sea monster, nautilus, blue ringed octopus / 克苏鲁, 海怪, 鹦鹉螺
crab: king crab, fiddler crab, horseshoe crab, hermit crabs / 帝王蟹, 招潮蟹, 河蟹
snail: slug, sea slug, nudibranch / 蛞蝓, 鼻涕虫, 海蛞蝓
spider: black widow, jumping spider, wolf spider, daddy longlegs / 黑寡妇, 跳蛛, 狼蛛
beetle: stag beetle, dung beetle, rhinoceros beetle, weevil, scarab beetle, aphid, stink bug, hercules beetle / 锹甲, 屎壳郎, 圣甲虫, 象鼻虫, 天牛, 椿象, 独角仙虫
bee: honey bees, queen bee, worker bee, carpenter bee, hoverfly / 工蜂, 蜂后, 熊蜂, 胡蜂
coral: sea anemone, anemone, sea fan, sponge coral / 海葵
seashell: cowrie, nautilus shell, whelk, cockle, sea snail, triton shell, starfish shell / 海贝壳, 田螺, 法螺, 鲍鱼壳
star: five pointed star, paper star / 纸星星, 五星
flower: wildflowers, cosmos flower, cornflower, primrose, viola flower, forget me not, petunia, geranium, zinnia, jasmine, gardenia, snowdrop, anemone flower, edelweiss, cherry flowers, carnation flower, begonia, foxglove, snapdragon, crocus, narcissus, daffodil, poppies, gladiolus, hollyhock, phlox, columbine, morning glory, bluebonnet, plumeria, frangipani, sweet pea, verbena, periwinkle, peace lily, honeysuckle, jasmine flower, passion flower, clematis / 茉莉, 茉莉花, 水仙, 水仙花, 三色堇, 勿忘我, 康乃馨, 满天星花, 栀子花, 桂花, 海棠, 海棠花, 迎春花, 牵牛花, 虞美人, 罂粟花, 鸡蛋花, 波斯菊, 格桑花, 矢车菊, 铃兰, 紫罗兰, 番红花, 油菜花, 雪莲, 雪绒花, 桔梗, 凤仙花, 花儿, 报春花, 天竺葵, 风铃草, 鲜花朵
rose: rose bud, rosebud, carnation, camellia flower, ranunculus, garden rose, wild rose, rose bush / 蔷薇, 蔷薇花, 玫瑰花蕾, 玫瑰丛, 洋牡丹
tulip: tulip flower, dutch tulip / 荷兰郁金香, 郁金香花
sunflower: helianthus, sun flower / 太阳花, 葵花
lotus: lotus bud, lily pad, lotus leaf, water lilies, lotus seed / 荷叶, 莲叶, 莲蓬, 并蒂莲, 荷
mushroom: chanterelle, morel, fungus, fungi, magic mushroom, glowing mushroom, puffball, shroom / 菌菇, 菌子, 灵芝, 香菇伞, 魔法蘑菇, 平菇, 金针菇, 木耳
tree: ash tree, poplar, chestnut tree, walnut tree, sycamore, linden, plane tree, olive tree, orange tree, lemon tree, pear tree, fig tree, ginkgo, ginkgo tree, banyan, banyan tree, baobab, acacia, acacia tree, eucalyptus, magnolia tree, mango tree, cypress, hawthorn, alder, rowan, hazel tree, elder tree, mulberry tree, hickory, mahogany, teak, old tree, ancient tree, world tree, yggdrasil, tree of life, sacred tree, beech tree, elm tree, oaks, shade tree, fruit tree, ebony tree, camphor tree, tree trunk / 杨树, 白杨, 榕树, 桑树, 榆树, 槐树, 银杏树, 橄榄树, 柠檬树, 橘子树, 梨树, 枣树, 菩提树, 金合欢, 猴面包树, 桉树, 香樟, 樟树, 果树, 生命之树, 世界树, 梧桐树, 苹果树, 石榴树, 胡杨, 参天大树, 世界之树, 柏树, 神树
cherry tree: apricot tree, cherry blossoms, sakura blossom, blossom tree, peach blossoms, plum blossoms, blossoming tree, almond tree, blooming tree, jacaranda, crabapple tree, dogwood / 梅花树, 桃花树, 杏花, 梨花, 李花, 樱树, 桃林, 蓝花楹, 凤凰木, 海棠树, 花树, 落樱
pine: pine trees, larch, hemlock tree, redwood, sequoia, juniper, douglas fir, yew, bonsai pine, cedar tree, spruce tree, conifer tree, nordmann fir, cypress tree, evergreen tree / 雪松, 红杉, 落叶松, 云杉, 黄山松, 迎客松, 古松, 松柏, 水杉, 红豆杉, 巨杉
palm: date palm, coconut palm, royal palm, banana tree, palm trees, tropical tree, joshua tree, yucca, agave tree / 棕树, 蒲葵, 椰枣树, 香蕉树, 槟榔树, 热带树, 芭蕉树
cactus: prickly pear, barrel cactus, agave, aloe vera, succulents, cactuses / 仙人球, 龙舌兰, 芦荟叶, 多肉盆栽
wheat: rice stalk, oat, rye, millet, sorghum, cereal crop, wheat ear, reed stalk / 燕麦, 高粱, 谷子, 谷物, 稻谷, 稻穗子, 黍
potted plant: snake plant, monstera, aspidistra, pothos, spider plant, money tree, orchid pot, indoor plant, philodendron, plants / 龟背竹, 绿萝, 吊兰, 发财树, 君子兰, 文竹, 绿叶植物, 室内植物, 虎尾兰
house: bungalow, ranch house, brick house, stone house, gingerbread house, treehouse, tree house, beach house, log house, dollhouse, manor, manor house, chateau, dwelling, residence, guesthouse, hobbit house, lodge house, tavern, pub, cottage house, stable, shed, greenhouse, garage, watermill, mill, fairy house, siheyuan, courtyard house, teahouse, tea house / 平房, 砖房, 石屋, 洋房, 树屋, 姜饼屋, 庄园, 宅子, 老宅, 豪宅, 四合院, 农家, 客栈, 酒馆, 茶馆, 茶楼, 温室, 车库, 磨坊, 水车坊, 瓦房, 吊脚楼, 土楼, 徽派建筑, 霍比特屋, 小楼, 房屋群
castle: fairytale castle, medieval castle, disney castle, fort, stronghold, bastion, gothic castle, sky castle, floating castle, ice castle, sand castle, sandcastle, vampire castle, alcazar, kremlin, royal palace, ice palace / 中世纪城堡, 童话城堡, 魔法城堡, 天空之城, 要塞, 沙堡, 冰雪城堡, 迪士尼城堡, 城楼, 城门, 城墙堡垒, 行宫, 龙宫
tower: bell tower, clock tower, big ben, leaning tower, leaning tower of pisa, radio mast, obelisk, spire, rapunzel tower, guard tower, silo, water tower, belfry, control tower, drum tower, ivory tower, lookout tower, minas tirith / 烽火台, 大本钟, 比萨斜塔, 石塔楼, 钟鼓楼, 鼓楼, 瞭望台, 水塔, 碉楼, 尖塔, 方尖碑, 箭楼, 魔法塔
pagoda: forbidden city, temple of heaven, chinese palace, chinese pavilion, pavilion, gazebo, dojo, zen temple, buddhist pagoda, monastery temple, lama temple, chinese tower, summer palace, golden pavilion, chinese building, potala palace, tiananmen / 故宫, 紫禁城, 天坛, 凉亭, 佛塔, 雷峰塔, 大雁塔, 佛寺, 道观, 布达拉宫, 黄鹤楼, 岳阳楼, 楼台, 亭台楼阁, 亭台, 宝殿, 大殿, 古建筑, 中式建筑, 少林寺, 天安门, 金阁寺, 宗祠, 水榭, 殿宇, 滕王阁
lighthouse: light tower, lighthouses, beacon, harbor light / 航标灯塔, 海上灯塔, 灯塔楼
bridge: wooden bridge, suspension bridge, golden gate bridge, covered bridge, drawbridge, rope bridge, viaduct, aqueduct, tower bridge, london bridge, brooklyn bridge, overpass, rainbow bridge, moon bridge / 木桥, 吊桥, 廊桥, 断桥, 索桥, 铁桥, 跨海大桥, 金门大桥, 鹊桥, 高架桥, 赵州桥
windmill: dutch windmill, wind turbine, wind farm, waterwheel, water wheel, wind mill / 荷兰风车, 风力发电机, 水车, 风车房
cabin: ranger hut, boathouse, fishing hut, sauna, outhouse, wood cabin, mountain hut, bothy, farm shed, ski lodge, hunting lodge, bamboo hut, forest cabin, witch hut, toolshed, ski hut, log cabins, kennel, dog house, chicken coop / 林中小屋, 猎人小屋, 守林小屋, 渔屋, 窝棚, 狗窝, 鸡舍, 柴房, 木棚, 竹屋, 竹楼, 雪屋, 山间小屋, 棚屋, 牛棚, 马厩
office building: burj khalifa, empire state building, tower block, condominium, block of flats, skyscrapers, high rise building, office tower, twin towers, glass tower, headquarters, library building, city hall, townhall, town hall, police station, fire station, dormitory, parliament, capitol, art museum / 帝国大厦, 写字楼, 商务楼, 居民楼, 塔楼群, 双子塔, 市政厅, 警察局, 消防局, 派出所, 宿舍, 议会大厦, 国会大厦, 上海中心, 东方明珠, 大楼群, 教学楼, 公寓楼, 现代建筑, 大型建筑
classical building: pantheon, mausoleum, opera house, sydney opera house, white house, greek ruins, temple of zeus, triumphal arch, arch of triumph, arc de triomphe, palace of justice, louvre, theatre, theater, embassy / 白宫, 悉尼歌剧院, 歌剧院, 罗马神庙, 希腊神庙, 凯旋门, 万神殿, 剧院, 卢浮宫, 美术馆, 大剧院, 图书馆大楼
church: notre dame, basilica, sagrada familia, gothic cathedral, parish church, st basils cathedral, convent, wooden church / 巴黎圣母院, 圣家堂, 哥特教堂, 圣彼得大教堂, 乡村教堂
convenience store: boutique, kiosk, bookstore, bookshop, flower shop, coffee shop, candy store, pharmacy, butcher shop, toy store, barber shop, cafe building, diner, restaurant, pizzeria, ramen shop, laundromat, gift shop, pet shop, corner shop, food stall, newsstand, bakery shop, food truck, market stall, noodle shop / 书店, 花店, 咖啡店, 糖果店, 药店, 理发店, 玩具店, 餐厅, 饭店, 餐馆, 小卖部, 面馆, 小吃店, 火锅店, 商铺, 报刊亭, 摊位, 小摊, 杂货店, 面包店, 蛋糕店, 早餐店, 宠物店, 奶茶店, 服装店
tokyo tower: cell tower, oil rig, power pylon, electric tower, pylon, utility pole, telephone pole, seattle space needle, space needle, canton tower, oil derrick / 巴黎铁塔, 广州塔, 小蛮腰, 输电塔, 电线杆, 发射塔, 井架, 铁架塔
torii: paifang, gateway, archway, stone gate, moon gate, temple gate, fushimi inari, spirit gate / 山门, 牌楼门, 月亮门, 拱门, 石门, 神社大门
stadium: football stadium, baseball stadium, coliseum, amphitheater, amphitheatre, olympic stadium, birds nest stadium, race track / 鸟巢体育馆, 罗马斗兽场, 圆形剧场, 足球场, 奥运场馆, 露天剧场
factory: mill factory, steelworks, nuclear power plant, warehouse, chimney, smokestack, industrial plant, sawmill, brewery / 烟囱, 仓库, 核电站, 钢铁厂, 车间, 厂房, 工业厂房
school: kindergarten, high school, college, campus, hogwarts, classroom building, elementary school, boarding school / 小学, 中学, 高中, 幼儿园, 学院, 霍格沃茨
moai: easter island, easter island head, buddha statue, stone buddha, sphinx, great sphinx, totem, totem pole, tiki, gargoyle, terracotta warrior, stone lion, idol / 佛像, 大佛, 狮身人面像, 图腾, 图腾柱, 兵马俑, 石狮子, 石狮, 石佛, 神像, 观音像
car: mini cooper, beetle car, porsche, ferrari, lamborghini, tesla, mercedes, bmw, audi, toyota, volkswagen, ford mustang, corvette, limousine, limo, hatchback, station wagon, muscle car, supercar, hypercar, electric car, old car, classic car, luxury car, rolls royce, bentley, roadster, hearse, cadillac, hot rod, concept car, flying car, delorean, toy car, compact car, retro car, batmobile, family car, self driving car, coupes, bumper car / 特斯拉, 保时捷, 法拉利, 兰博基尼, 奔驰, 宝马, 奥迪, 大众汽车, 甲壳虫汽车, 豪车, 超跑, 电动汽车, 复古汽车, 古董车, 豪华轿车, 敞篷车, 私家车, 新能源汽车, 概念车, 劳斯莱斯, 玩具车, 飞行汽车, 老式汽车, 红旗轿车, 轿跑, 加长轿车, 碰碰车, 车辆
train: freight train, express train, commuter train, orient express, hogwarts express, maglev, passenger train, polar express, steam engine, diesel locomotive, goods train, ghost train, old train, galaxy express, railroad train / 货运列车, 客运列车, 绿皮火车, 磁悬浮列车, 特快列车, 霍格沃茨特快, 老火车, 蒸汽机车, 内燃机车, 和谐号, 复兴号
bicycle: mountain bike, road bike, racing bike, tricycle, tandem bicycle, penny farthing, unicycle, bmx, dirt bike, city bike, electric bicycle, pushbike, cargo bike, velocipede / 山地车, 公路自行车, 三轮自行车, 共享单车, 独轮车, 脚踏车, 儿童自行车, 双人自行车, 折叠自行车
airplane: boeing, boeing 747, airbus, concorde, jumbo jet, cargo plane, passenger plane, stealth bomber, bomber, private jet, jetliner, warplane, seaplane, jet plane, air force one, toy plane, paper plane, paper airplane, hang glider / 波音, 空客, 轰炸机, 运输机, 私人飞机, 喷气式飞机, 民航客机, 水上飞机, 纸飞机, 航空飞机, 喷气机
helicopter: apache helicopter, rescue helicopter, chinook, black hawk, medical helicopter, gyrocopter, quadcopter, autogyro / 救援直升机, 武装直升机, 旋翼机, 阿帕奇直升机, 四旋翼
rocket: space shuttle, shuttle, saturn v, missile, moon rocket, space capsule, spaceplane, star ship, space rocket, falcon heavy, soyuz, space cruiser, lunar lander, x wing, millennium falcon / 航天飞机, 导弹, 长征火箭, 运载火箭, 载人飞船, 神舟飞船, 星舰, 太空梭, 登月火箭, 太空战舰, 登月舱
ufo: alien spacecraft, mothership, flying disk, unidentified flying object, saucer, alien craft, space saucer / 外星人飞船, 母舰, 碟形飞船, 幽浮, 不明飞行体
balloon: zeppelin, airship, blimp, dirigible, hot air balloons, weather balloon, aerostat / 飞艇, 齐柏林飞艇, 热气球群, 彩色热气球
boat: skiff, sampan, junk boat, dragon boat, fishing vessel, tugboat, houseboat, paddle boat, lifeboat, rubber boat, dhow, viking boat, trawler, pontoon, barge, bamboo raft, wood boat, paper boat, dory, coracle / 龙舟, 乌篷船, 竹筏, 木筏, 皮筏, 救生艇, 橡皮艇, 拖船, 画舫, 花船, 舢板, 渔船群, 游船, 摇橹船, 贡多拉, 纸船, 驳船, 木舟, 轻舟, 孤舟
sailboat: windsurfer, windsurf, regatta, schooner, ketch, sailing vessel, sailing dinghy, trimaran, white sail / 单桅帆船, 双体帆船, 帆, 船帆, 小帆, 帆板
ship: viking ship, longship, ghost ship, caravel, carrack, clipper, clipper ship, man of war, black pearl, flying dutchman, sunken ship, shipwreck, chinese junk, treasure ship, mayflower, old ship, frigates, flying ship, noahs ark / 维京船, 幽灵船, 沉船, 郑和宝船, 古帆船, 战船, 大帆船, 黑珍珠号, 商船, 大船只, 楼船, 诺亚方舟, 方舟, 大海船, 木帆船
steamship: aircraft carrier, destroyer, cruiser, warship, ocean ship, container ship, icebreaker, navy ship, coast guard ship, paddle steamer, cargo vessel, oil tanker, trawler ship, research vessel / 航母, 航空母舰, 驱逐舰, 集装箱船, 破冰船, 油轮, 巡洋舰, 护卫舰, 大轮船, 远洋货轮, 战列舰
bus: shuttle bus, minibus coach, london bus, city bus, magic bus, electric bus, night bus, sightseeing bus, greyhound bus, omnibus, transit bus / 公交, 旅游大巴, 长途汽车, 伦敦巴士, 大客车, 客车, 公共巴士
truck: dump truck, garbage truck, tow truck, box truck, cargo truck, cement mixer, tanker truck, ice cream truck, mail truck, big rig, monster truck, concrete mixer, tipper / 垃圾车, 翻斗车, 拖车, 水泥搅拌车, 快递车, 油罐车, 厢式货车, 冰淇淋车, 搬家车, 渣土车
tractor: digger, backhoe, plow, farm tractor, forklift, steamroller, crane truck, harvester, snowplow, tank vehicle / 铲车, 叉车, 压路机, 农用拖拉机, 耕地机, 铲雪车, 联合收割机, 挖土机
motorcycle: chopper bike, ducati, dirtbike, sportbike, kawasaki, motorcross bike, harley davidson, superbike, cruiser bike / 哈雷摩托, 重型机车, 越野摩托, 摩托, 川崎摩托, 杜卡迪
moped: electric scooter, e bike, electric bike, delivery scooter, lambretta / 电动自行车, 小电驴, 小绵羊摩托, 电动摩托, 外卖车
teapot: yixing teapot, clay teapot, porcelain teapot, coffee pot, coffeepot, tea kettle, gaiwan, tea set, samovar, moka pot, pitcher, jug, watering can / 紫砂壶, 茶具, 咖啡壶, 瓷壶, 烧水壶, 陶壶, 摩卡壶, 壶, 洒水壶, 盖碗, 茶壶套装
cup: tea, flat white, cup of cocoa, cup of chocolate, porcelain cup, china cup, tin mug, black coffee, hot cocoa, hot coffee, tankard, macchiato, mocha / 茶, 一杯茶, 瓷杯, 咖啡杯子, 红茶, 奶咖, 热饮, 下午茶, 黑咖啡, 摩卡, 搪瓷杯, 保温杯, 清茶, 热茶杯
book: textbook, ancient book, old book, magic book, notebook page, encyclopedia, comic book, hardcover, paperback, fairy tale book, grimoire, open books, closed book, ebook, photo album, sketchbook, leather book, storybook / 古书, 古籍, 魔法书籍, 绘本, 童话书, 百科全书, 小说, 漫画书, 相册, 速写本, 课本书, 故事书, 翻开的书, 图书, 经书
candle: candlestick, candelabra, tea light, tealight, birthday candle, scented candle, candles, chandelier, votive candle, torch, tiki torch / 烛台, 香薰蜡烛, 红烛, 生日蜡烛, 烛火, 火炬, 火把
lantern: sky lantern, floating lantern, stone lantern, japanese lantern, palace lantern, oil lantern, festival lantern, paper lamp, lantern festival / 天灯, 河灯, 花灯, 宫灯, 走马灯, 马灯, 纸灯笼, 中式灯笼, 圆灯笼, 彩灯, 提灯笼, 元宵花灯, 莲花灯, 油纸灯, 吊灯笼
umbrella: rainbow umbrella, paper umbrella, oil paper umbrella, japanese umbrella, rain umbrella, open umbrella, cocktail umbrella, sun umbrella, red umbrella stand / 彩虹伞, 太阳伞, 花伞, 遮阳雨伞, 洋伞, 竹伞
apple: red apple, apples, poison apple, crab apple, candy apple, caramel apple, bitten apple / 红苹果, 毒苹果, 苹果果实, 红富士
fruit bowl: fruits, fruit platter, fruit basket, tropical fruit, bowl of fruits, fruit plate, bowl of apples, fruit salad, exotic fruit, cornucopia / 水果篮, 水果拼盘, 一盘水果, 热带水果, 什锦水果, 果品, 鲜果, 瓜果
island: islet, atoll, floating island, sky island, volcanic island, treasure island, desert islands, isle, coral island, rocky island / 荒岛, 无人岛, 热带岛屿, 浮岛, 空岛, 金银岛, 珊瑚岛, 群岛, 湖心岛, 礁岛
ramen: chow mein, lo mein, hand pulled noodles, beef noodle soup, soba, rice noodles, instant noodles, laksa, pad thai, vermicelli, tonkotsu, beef noodles, cup noodles, wonton noodles / 兰州拉面, 刀削面, 炸酱面, 热干面, 担担面, 螺蛳粉, 桂林米粉, 重庆小面, 泡面, 阳春面, 米粉, 凉皮, 酸辣粉, 粉丝, 乌冬面, 荞麦面, 过桥米线, 长寿面, 葱油面, 河粉
dumpling: steamed bun, bao, baozi, xiaolongbao, soup dumplings, dim sum, mantou, siu mai, pierogi, momo, har gow, steamed dumplings / 包子, 小笼包, 馒头, 烧麦, 虾饺, 汤包, 灌汤包, 生煎包, 肉包子, 点心, 蒸饺, 云吞, 抄手, 花卷, 豆沙包, 叉烧包
soup: mapo tofu, tofu, goulash, chili con carne, miso soup, chowder, borscht, tom yum, bouillabaisse, chicken soup, casserole, malatang, sukiyaki, oden, ratatouille, broth, gumbo, beef stew / 麻婆豆腐, 豆腐, 鸡汤, 排骨汤, 麻辣烫, 味噌汤, 罗宋汤, 佛跳墙, 冬阴功汤, 红烧肉, 东坡肉, 宫保鸡丁, 酸菜鱼, 水煮鱼, 砂锅粥, 蛋花汤, 羊肉汤, 鱼汤, 关东煮, 鸳鸯火锅, 四川火锅
paella: fried rice, bibimbap, jambalaya, biryani, pilaf, nasi goreng, yangzhou fried rice, kung pao chicken, sweet and sour pork, casserole dish / 炒饭, 蛋炒饭, 扬州炒饭, 石锅拌饭, 抓饭, 手抓饭, 炒面, 炒河粉, 盖浇饭, 糖醋排骨, 菜肴, 家常菜
drumstick: roast duck, peking duck, roast turkey, thanksgiving turkey, turkey leg, grilled chicken, rotisserie chicken, chicken nuggets, buffalo wings, chicken drumstick / 烤鸭, 北京烤鸭, 叫花鸡, 白切鸡, 烤火鸡, 鸡块, 盐焗鸡, 大鸡腿, 肯德基, 炸鸡腿, 烧鸡, 手扒鸡
steak: ribeye, tenderloin, filet mignon, beefsteak, lamb chop, pork chop, ribs, wagyu, schnitzel, meatloaf, sirloin, tbone steak, spare ribs / 羊排, 猪排, 和牛, 排骨, 肋排, 羊肉, 战斧牛排, 里脊, 腊肉, 五花肉, 酱牛肉
bread: sourdough, brioche, rye bread, sliced bread, white bread, whole wheat bread, bread roll, focaccia, garlic bread, challah, french toast, bread loaf, challah bread, ciabatta, cornbread, banana bread / 全麦面包, 白面包, 切片面包, 蒜香面包, 欧包, 吐司面包, 烤面包, 司康, 菠萝包, 奶香面包
cake: chocolate cake, layer cake, cream cake, fruit cake, carrot cake, red velvet cake, sponge cake, ice cream cake, bundt cake, cakes, mousse cake, strawberry cake, black forest cake, matcha cake, mille feuille, pavlova / 巧克力蛋糕, 水果蛋糕, 慕斯蛋糕, 婚礼蛋糕, 芝士蛋糕, 黑森林蛋糕, 千层蛋糕, 戚风蛋糕, 抹茶蛋糕, 草莓蛋糕, 冰淇淋蛋糕, 裸蛋糕, 慕斯
cookie: gingerbread, gingerbread man, oreo, brownie, shortbread, chocolate chip cookie, cookies, macarons, wafer, cracker, biscotti, snickerdoodle / 姜饼, 姜饼人, 奥利奥, 布朗尼, 苏打饼干, 威化饼, 桃酥, 曲奇饼干, 酥饼, 蛋卷, 绿豆糕
candy: candies, gummy bear, gumdrop, marshmallow, caramel, cotton candy, candy cane, jelly bean, gumball, licorice, bubblegum, chewing gum, hard candy, peppermint / 棉花糖, 小熊软糖, 牛轧糖, 水果糖, 拐杖糖, 口香糖, 大白兔奶糖, 喜糖, 薄荷糖, 太妃糖, 糖块, 彩虹糖, 跳跳糖
ice cream: popsicle, icecream, sorbet, vanilla ice cream, chocolate ice cream, frozen yogurt, ice lolly, ice creams, strawberry ice cream, waffle cone, ice pop / 冰棒, 冰糕, 香草冰淇淋, 巧克力冰淇淋, 草莓冰淇淋, 棒冰, 老冰棍, 圆筒冰淇淋, 冰激淋, 雪糕筒, 绵绵冰
bubble tea: boba milk tea, pearl milk tea, taro milk tea, matcha latte, frappuccino, iced latte, protein shake, fruit smoothie / 珍珠茶, 芋泥奶茶, 奶盖茶, 抹茶拿铁, 星冰乐, 水果茶, 果昔, 杨枝甘露
wine: port wine, glass of red wine, glass of white wine, sherry, wine goblet, holy grail, grail / 圣杯, 金杯, 一杯红酒, 红酒杯, 美酒, 干红, 夜光杯
champagne: prosecco, sparkling wine, glass bottle, beer bottle, message in a bottle, soda bottle, water bottle, magic bottle, rum bottle, ketchup, soy sauce, olive oil, wine bottles, vodka, tequila, bottles, perfume bottle / 啤酒瓶, 漂流瓶, 玻璃瓶, 酱油, 番茄酱, 橄榄油, 矿泉水, 红酒瓶, 汽水瓶, 水瓶, 伏特加, 茅台, 香水瓶, 香水, 二锅头, 魔法瓶
beer: pint, lager, root beer, ice beer, draft beer, beer glass, guinness, craft beer, cider, wheat beer / 生啤, 黑啤, 啤酒杯, 精酿啤酒, 冰啤酒, 青岛啤酒, 麦芽酒, 苹果酒
sushi: maki, sushi roll, california roll, sushi platter, salmon sushi, tuna sushi, temaki / 寿司卷, 三文鱼寿司, 寿司拼盘, 手卷, 军舰寿司, 紫菜包饭
pizza: pepperoni pizza, margherita, pizza margherita, cheese pizza, calzone, quiche / 意大利披萨, 玛格丽特披萨, 夏威夷披萨, 芝士披萨, 必胜客, 披萨饼
hamburger: beef burger, big mac, whopper, veggie burger, slider burger, chicken burger, sloppy joe, patty / 牛肉汉堡, 巨无霸, 鸡肉汉堡, 麦当劳汉堡, 芝士汉堡, 双层汉堡
guitar: acoustic guitar, classical guitar, les paul, stratocaster, spanish guitar, ukelele guitar, rock guitar, steel guitar / 木吉他, 古典吉他, 民谣吉他, 电吉它, 吉它
violin: stradivarius, double bass, contrabass, violoncello, erhu, violins, string instrument / 中提琴, 低音提琴, 马头琴, 弦乐器, 京胡
drum: drums, timpani, tambourine, bass drum, war drum, taiko, drumset, steel drum, gong, cymbal / 大鼓, 军鼓, 战鼓, 铜鼓, 定音鼓, 铃鼓, 锣, 锣鼓, 太鼓, 花盆鼓
flute: pan flute, piccolo, oboe, bassoon, panpipe, tin whistle, ocarina, dizi, bagpipe, harmonica / 竖笛, 双簧管, 口琴, 陶笛, 排箫, 洞箫, 唢呐, 葫芦丝, 短笛
sword: rapier, claymore, broadsword, cutlass, lightsaber, light saber, magic sword, sabre, samurai sword, knife blade, scimitar, machete, sword in the stone, greatsword, flaming sword, switchblade / 石中剑, 光剑, 大剑, 巨剑, 魔剑, 圣剑, 倚天剑, 古剑, 弯刀, 长刀, 军刀, 青龙偃月刀, 大刀, 短剑, 佩剑, 唐刀, 飞剑, 短刀
shield: knight shield, captain america shield, round shield, viking shield, buckler shield, coat of arms / 圆盾, 铁盾, 骑士盾, 盾徽, 维京盾, 纹章
axe: viking axe, war axe, double axe, halberd, battleaxe, wood axe, fire axe / 大斧, 石斧, 战戟, 双刃斧, 消防斧, 长斧
gem: emerald stone, amethyst, topaz, opal, jade stone, jade, gems, precious stone, magic stone, crystals, aquamarine, moonstone, garnet, infinity stone, rhinestone, garnet stone, quartz / 翡翠, 玉石, 玉, 琥珀, 玛瑙, 祖母绿, 宝石群, 月光石, 和田玉, 水晶石, 猫眼石
crown: royal crown, diadem, flower crown, kings crown, queens crown, laurel wreath, wreath crown, coronet, imperial crown, princess crown / 金冠, 花冠, 凤冠, 公主冠, 女王皇冠, 国王皇冠, 头冠, 冠冕
ghost: ghosts, poltergeist, casper, apparition, wraith, spook, banshee, will o wisp / 小鬼, 鬼怪精灵, 亡灵, 幽魂, 万圣节幽灵, 怨灵, 阿飘
magic wand: fairy wand, wizard wand, magic stick, sceptre, scepter, elder wand, wizard staff, magic staff / 法杖, 权杖, 老魔杖, 仙女棒, 金箍棒, 魔法杖
treasure chest: chest of gold, pirate chest, treasure box, jewelry box, pile of gold, pirate treasure, hoard, jewel box, music box / 海盗宝箱, 首饰盒, 珠宝盒, 金银财宝, 宝物, 财宝, 宝盒, 八音盒, 音乐盒
crystal ball: dragon ball, glass sphere, sphere, glass orb, magic ball, energy ball, glass globe, palantir, light orb / 龙珠, 夜明珠, 魔法水晶球, 光球, 魔球, 水晶球球, 能量球, 球体
skull: cranium, sugar skull, dragon skull, skulls, crystal skull / 水晶头骨
fire: fireplace fire, camp fire, inferno, blaze, ember, flames of fire, fire pit, bon fire, torch fire / 营火, 烽火, 火海, 火舌, 野火, 圣火, 炉火
heart: hearts, valentine heart, broken heart, glass heart, sacred heart, ace of hearts / 心形气球, 破碎的心, 桃心, 玻璃心, 小心心
flag: pirate flag, prayer flag, checkered flag, battle flag, streamer flag, war banner / 海盗旗, 经幡, 五星红旗, 国旗, 战旗, 锦旗
gift: gifts, birthday gift, presents, wrapped present, mystery box, gift basket, valentine gift, surprise box / 生日礼物, 圣诞礼物, 礼物盒, 礼包, 惊喜盒, 盲盒, 情人节礼物
pumpkin: pumpkins, jack o lanterns, carved pumpkin, cinderella pumpkin, halloween lantern, butternut squash, gourds / 万圣节南瓜灯, 南瓜头, 灰姑娘南瓜, 葫芦瓜
phone: android phone, samsung galaxy, flip phone, ipad, handset, phones, walkie talkie, calculator, kindle, tablet pc / 苹果手机, 安卓手机, 华为手机, 翻盖手机, 对讲机, 计算器, 智能机
computer: imac, workstation, computer screen, computer monitor, gaming pc, mainframe, server computer, retro computer, game computer, old computer / 苹果电脑, 显示屏, 服务器, 老电脑, 游戏电脑, 主机, 电脑屏幕, 一体机
television: flat screen tv, old tv, retro tv, televisions, crt tv, smart tv, big screen tv, telly / 老电视, 液晶电视, 彩电, 黑白电视, 电视屏幕
camera: polaroid, polaroid camera, vintage camera, leica, digital camera, instant camera, kodak, old camera, photo camera, canon camera, nikon / 拍立得, 数码相机, 胶片相机, 单反, 单反相机, 老相机, 莱卡相机, 复古相机
clock: wall clock, cuckoo clock, antique clock, timepiece, sundial, steampunk clock, clocks, pendulum clock, melting clock / 挂钟, 布谷鸟钟, 古董钟, 日晷, 摆钟, 自鸣钟, 蒸汽朋克时钟, 老钟
chair: wooden stool, bar stool, office chair, throne, high chair, wicker chair, deckchair, dining chair, school chair, folding chair, barstool, lounge chair, garden chair / 王座, 宝座, 办公椅, 餐椅, 藤椅, 太师椅, 高脚凳, 躺椅, 木凳, 龙椅, 儿童椅
sofa: leather sofa, chesterfield, futon, chaise longue, daybed, love seat, divan / 皮沙发, 布艺沙发, 贵妃椅, 沙发椅, 懒人沙发, 双人沙发
bed: four poster bed, double bed, single bed, cot, crib, hammock, canopy bed, bedstead / 双人床, 单人床, 婴儿床, 上下铺, 公主床, 吊床, 木床
box: moving box, wooden box, wooden crate, magic box, pandoras box, mail package, delivery box, chest box, shipping box, cardboard boxes, treasure crate, lunch packet / 木箱, 木盒, 潘多拉魔盒, 潘多拉的盒子, 快递盒, 宝匣, 纸盒, 储物箱, 月光宝盒
door: magic door, front door, portal, gate door, castle door, sliding door, barn door, dungeon door, secret door, revolving door / 任意门, 传送门, 魔法门, 房门, 铁门, 后门, 推拉门, 朱门
bell: church bell, jingle bell, sleigh bell, bells, temple bell, cow bell, cowbell, school bell, golden bell, liberty bell / 古钟, 大钟, 圣诞铃铛, 寺钟, 金铃, 铜铃, 驼铃, 编钟, 晨钟
gloves: leather gloves, gauntlet, oven mitt, winter gloves, baseball glove, baseball mitt, wool gloves / 皮手套, 棒球手套, 毛线手套, 隔热手套, 无限手套, 连指手套
top hat: fedora, derby hat, beret, wizard hat, witch hat, party hat, santa hat, magic hat, chef hat, hats, turban, panama hat, pirate hat, fez, beanie, bucket hat / 女巫帽, 巫师帽, 圣诞帽, 贝雷帽, 厨师帽, 毛线帽, 渔夫帽, 魔术帽, 绅士帽, 瓜皮帽, 海盗帽, 生日帽
running shoe: nike shoes, air jordan, tennis shoe, canvas shoe, basketball shoe, gym shoe, skate shoe / 篮球鞋, 帆布鞋, 板鞋, 耐克鞋, 小白鞋, 网球鞋, 球鞋子, 布鞋, 足球鞋
boot: combat boot, rain boot, wellington boot, ankle boot, ugg boots, space boot, santa boot, moon boot, snow boot / 雨靴, 雨鞋, 马丁靴, 雪地靴, 军靴, 短靴, 过膝靴, 圣诞靴
backpack: hiking backpack, travel backpack, satchel, duffel bag, camping backpack, bookbag, duffle bag / 登山包, 旅行包, 斜挎包, 帆布包, 行囊, 双肩背包, 包袱
handbag: shoulder bag, messenger bag, luxury handbag, hermes bag, chanel bag, gucci bag, louis vuitton bag, crossbody bag / 单肩包, 挎包, 名牌包, 香奈儿包, 爱马仕包, 购物包, 托特包, 公主包
glasses: reading glasses, monocle, eyewear, bifocals, safety glasses, eye glasses, vr headset / 老花镜, 近视镜, 圆框眼镜, 金丝眼镜, 单片眼镜, 眼镜框
ring: one ring, magic ring, diamond rings, lord of the ring, signet ring / 魔戒, 指环, 订婚戒指, 至尊魔戒, 玉戒指, 扳指
soccer ball: footballs, leather ball, world cup ball, playground ball, kickball, balls, rubber ball, toy ball, golf ball, bouncy ball, exercise ball / 世界杯足球, 皮球球, 橡皮球, 高尔夫球, 弹力球, 健身球, 小球, 蹴鞠
subway train: mrt, rapid transit train / 捷运, 捷运列车
bus: long distance coach / 公车, 游览车
taxi: new york taxi / 计程车
laptop: notebook pc / 笔电
computer mouse: wireless mouse / 滑鼠
computer: lcd monitor / 萤幕, 桌机
printer: laser printer / 印表机
phone: cellular phone / 行动电话, 大哥大
pen: gel pen / 原子笔
tuna: bluefin tuna / 鲔鱼
cheese: cheddar / 起士
spaghetti: lasagna / 义大利面
roller coaster: thrill ride / 云霄飞车
playground slide: water slide / 溜滑梯
purse: change purse / 皮夹
poodle: toy poodle / 贵宾狗, 红贵宾
dog: golden retriever puppy / 黄金猎犬, 拉不拉多, 米格鲁
rice: braised pork rice / 卤肉饭
hamburger: gua bao / 刈包, 割包
truck: gravel truck / 砂石车
car: crossover suv / 休旅车, 跑车群
lotion: skincare bottle, cosmetic bottle, serum bottle, hand soap / 护肤品, 精华液, 护肤瓶, 化妆水
bathtub: hot tub, jacuzzi / 热水缸, 按摩浴缸
popcorn: caramel corn / 爆米花桶
pineapple: pineapple cake / 凤梨酥
potato: potato chip / 洋芋, 洋芋片
dumpling: soup dumpling / 水煎包, 汤饺
soup: pot of tea soup / 麻辣锅, 羊肉炉
scooter: push scooter / 滑板车子
`)
