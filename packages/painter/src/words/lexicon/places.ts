import type { Meaning, MeaningRow } from '../meaning.ts'

type Setting = Extract<Meaning, { kind: 'place' }>['setting']

const place = (setting: Setting, firm = true): Meaning => ({ kind: 'place', setting, firm })
const feature = (name: string): Meaning => ({ kind: 'feature', feature: name })
const soft = (name: string): Meaning => ({ kind: 'feature', feature: name, soft: true })
const time = (value: 'day' | 'night' | 'sunset'): Meaning => ({ kind: 'time', time: value, firm: false })

/** Places that a scene stands in; a word of these is no thing, whatever the tables of nouns say. "Mountain" is both. */
export const places: readonly MeaningRow[] = [
  [
    'meadow, field, grassland, prairie, pasture, countryside, hill, hillside, valley, steppe, lawn, savanna, savannah, green hills, rolling hill, grassy field, moor, plain, plains, tundra, glade, clearing, green field, african savanna, grassy hill, highland, shire, open field, heath, football field, playground, golf course, picnic spot, grassy meadow, serengeti, backcountry',
    '草地, 草原, 原野, 乡间, 山坡, 山谷, 草坪, 草甸, 大草原, 旷野, 郊外, 野外, 平原, 田间, 绿地, 丘陵, 小山坡, 荒野, 郊野, 荒原, 山丘, 小山丘, 非洲草原, 乡野, 操场, 足球场, 青草地, 苔原, 高原, 谷地, 大地, 内蒙古, 呼伦贝尔, 山野, 高尔夫球场, 森林空地, 田野草地, 青草地上, 呼伦贝尔草原',
    [place('meadow')],
  ],
  [
    'flower field, field of flowers, wildflower, flower meadow, wildflower meadow, wildflower field, field of wildflowers, meadow of flowers, sea of flowers, lavender field, tulip field, sunflower field, flower fields, poppy field, canola field, field of poppies, field of sunflowers, field of tulips, rapeseed field, field of lavender, flowery meadow',
    '花海, 花田, 野花, 油菜花田, 薰衣草田, 向日葵花田, 郁金香花田, 花丛, 花丛中, 油菜花, 薰衣草花田, 向日葵田, 油菜花海, 花草, 野花丛, 万花丛中, 鲜花盛开的草地, 百花, 繁花, 芦苇荡花, 百花丛, 花间',
    [place('meadow'), soft('flowers')],
  ],
  [
    'forest, woods, woodland, grove, wood, redwood forest, deep forest, maple forest, enchanted forest, forest path, forest clearing, thicket, forest floor, cedar forest, wilderness, oak forest, forest trail, orchard, fairy forest',
    '森林, 树林, 林间, 林中, 密林, 林子, 林地, 小树林, 山林, 枫林, 魔法森林, 原始森林, 森林小路, 林间小道, 深林, 林海, 森林深处, 林荫道, 林荫, 树丛, 果园, 园林深处, 林间空地, 杉木林, 阿里山, 林深处, 林, 枫树林, 红杉林, 胡杨林, 秘密森林, 幽林',
    [place('forest')],
  ],
  ['bamboo forest, bamboo grove, bamboo thicket', '竹林, 竹海, 紫竹林', [place('forest'), soft('bamboo')]],
  [
    'pine forest, fir forest, spruce forest, taiga, boreal forest, conifer forest, pine woods, evergreen forest',
    '松林, 松树林, 针叶林, 雪松林, 杉树林',
    [place('forest'), soft('pine')],
  ],
  [
    'jungle, rainforest, tropical forest, tropical rainforest, amazon, tropical jungle, dense jungle, amazon rainforest, mangrove, lush jungle, tropics',
    '丛林, 雨林, 热带雨林, 热带丛林, 亚马逊, 原始丛林, 亚马逊雨林, 红树林, 热带森林, 西双版纳, 亚马逊丛林',
    [place('jungle')],
  ],
  [
    'swamp, marsh, bog, wetland, bayou, marshland, quagmire, fen, swampland, mire, everglades',
    '沼泽, 湿地, 泥沼, 泥潭, 沼泽地, 沼地, 关渡',
    [place('swamp')],
  ],
  [
    'cave, cavern, grotto, crystal cave, ice cave, cave entrance, underground cave, underground, lair, tunnel, catacomb, dungeon, mine, mineshaft, crystal cavern, underworld, crypt, burrow, mine shaft, sewer, underground cavern',
    '洞穴, 山洞, 岩洞, 溶洞, 水晶洞, 洞窟, 石窟, 地下, 地洞, 洞里, 隧道, 地牢, 矿洞, 水帘洞, 冰洞, 洞, 地下城, 矿坑, 地窟, 钟乳洞, 地穴, 地底, 冥界, 地宫, 地下洞穴',
    [place('cave')],
  ],
  [
    'canyon, gorge, grand canyon, ravine, chasm, red rock canyon, slot canyon, gulch, mesa, badlands, red rocks, monument valley, butte, wild west, fjord, antelope canyon, zion, red rock, arizona',
    '峡谷, 大峡谷, 山涧峡谷, 深谷, 沟壑, 裂谷, 丹霞, 红岩, 三峡, 太鲁阁, 西部荒野, 太鲁阁峡谷, 深渊, 峡湾, 丹霞地貌, 天坑, 雅丹, 羚羊峡谷, 立雾溪',
    [place('canyon')],
  ],
  [
    'waterfall, cascade, falls, cascading waterfall, niagara, cascading water, iguazu, niagara falls',
    '瀑布, 飞瀑, 瀑布群, 飞流, 水瀑, 流瀑, 十分瀑布, 银河瀑布, 飞流直下',
    [place('waterfall'), soft('waterfall')],
  ],
  [
    'underwater, under water, seabed, under the sea, ocean floor, deep sea, coral reef, reef, sea floor, undersea, beneath the waves, deep ocean, bottom of the sea, sunken, below the surface, bottom of the ocean, under the ocean, beneath the sea, underwater world, aquarium, deep underwater, atlantis, underwater scene, seafloor, beneath the surface, sea bottom, abyss, fish tank, fishbowl, underwater city, underwater kingdom, kelp forest, mariana trench, beneath the ocean, under the waves, ocean depths',
    '水下, 海底, 深海, 水底, 珊瑚礁, 海底世界, 水中世界, 海里, 海底深处, 海洋深处, 海洋馆, 水族馆, 海水中, 深海里, 海洋世界, 鱼缸, 水族箱, 龙宫, 深海中, 海洋里, 亚特兰蒂斯, 海洋底部, 海中, 海洋中, 水面下, 湖底, 珊瑚丛, 深海世界',
    [place('underwater')],
  ],
  [
    'snowfield, snow field, snowy field, snowy plain, ice field, arctic, antarctica, antarctic, glacier, north pole, polar, snowdrift, snowy landscape, icy landscape, frozen tundra, snowy meadow, ice sheet, south pole, snowy tundra, frozen wasteland, ski slope, iceberg, ice floe, frozen landscape, ski resort, greenland, ice cap, snow covered field, expanse of snow, snow-covered plain, ski',
    '雪原, 雪野, 南极, 北极, 冰川, 冰原, 极地, 雪地里, 雪国, 茫茫雪原, 茫茫雪地, 滑雪场, 雪场, 冰山, 冰盖, 冰天雪地里, 冰海, 雪乡, 白茫茫, 浮冰, 冰雪世界, 冰河, 哈尔滨, 皑皑白雪',
    [place('snowfield'), soft('snow')],
  ],
  // The field is there, and no ears of wheat in it.
  [
    'wheat field, golden wheat field, field of wheat, golden wheat, wheat',
    '麦田, 麦浪, 金黄的麦田, 金色麦田, 金色的麦田, 金黄色的麦田',
    [place('farm'), { kind: 'undrawn' }],
  ],
  [
    'farm, farmland, farmyard, ranch, rice field, rice paddy, cornfield, vineyard, rice terrace, terraced field, corn field, paddy field, tea field, tea plantation, barnyard, plantation, cropland, barley field, farm field, tea garden, terraced rice field, rice terraces, harvest field, hayfield, rice fields, tea terrace, pumpkin patch, crop, terrace farm, paddy, homestead, cotton field',
    '农场, 田野, 农田, 稻田, 水田, 梯田, 牧场, 茶园, 葡萄园, 玉米地, 稻草堆, 菜园, 田地, 茶田, 稻穗, 庄稼, 玉米田, 金色稻田, 农庄, 菜地, 耕地, 田, 田埂, 菜畦, 田里, 稻浪, 棉花田, 南瓜地, 池上, 伯朗大道, 养殖场, 水稻, 龙脊梯田, 田园牧场, 农地, 金黄色的稻田',
    [place('farm')],
  ],
  [
    'garden, park, backyard, yard, courtyard, botanical garden, zen garden, japanese garden, greenhouse, rose garden, chinese garden, patio, flower garden, secret garden, rooftop garden, terrace, central park, flower bed, classical garden, conservatory, balcony garden, hedge maze, cottage garden, porch, garden path, veranda, zoo, front yard, walled garden, royal garden, tea house garden, topiary garden, amusement park, theme park, palace garden, victorian garden, flowerbed, potting shed',
    '花园, 公园, 庭院, 院子, 后院, 园林, 枯山水, 温室, 苏州园林, 中式庭院, 日式庭院, 植物园, 花圃, 御花园, 小院, 四合院, 秘密花园, 天井, 花坛, 阳台, 露台, 后花园, 空中花园, 玫瑰园, 院落, 小花园, 动物园, 前院, 游乐园, 游乐场, 庭园, 中央公园, 儿童乐园, 院里, 中式园林, 玻璃温室, 露天阳台, 英式花园, 大安森林公园, 古典园林, 主题乐园, 院中',
    [place('garden')],
  ],
  [
    'mountain, peak, summit, alps, mountain range, ridge, mountainside, mountaintop, mountain top, himalayas, mount fuji, mt fuji, fuji, everest, mountain peak, hilltop, rocky mountain, misty mountain, foothill, mountain pass, mountain landscape, highlands, mountain ridge, matterhorn, mountain valley, alpine, karst, guilin, dolomites, yosemite, peaks, andes, mount everest, rockies, sierra, patagonia, huangshan, mountain scenery, swiss alps, zhangjiajie',
    '山, 大山, 高山, 群山, 山峰, 山脉, 山顶, 远山, 山巅, 富士山, 青山, 山峦, 山间, 深山, 山头, 峰峦, 崇山峻岭, 黄山, 山岳, 山岭, 泰山, 小山, 山水间, 巍峨的山, 珠穆朗玛峰, 玉山, 桂林, 张家界, 连绵的山, 山脊, 昆仑山, 华山, 峨眉山, 阳明山, 群峰, 山林间, 层峦叠嶂, 山川, 阿尔卑斯山, 远处的山, 山腰, 长白山, 巅峰, 峰顶, 喜马拉雅, 千山, 山崖间, 连绵起伏, 高峰, 奇峰, 山城, 龙脉, 合欢山, 重峦叠嶂, 崇山, 群峦, 山色, 险峰, 阿尔卑斯',
    [place('mountains', false), feature('mountains')],
  ],
  [
    'snow mountain, snowy mountain, snow capped mountain, snow-capped peak, snowy peak, snow covered mountain, icy mountain, snow mountains, snowcapped mountain, snow-covered peak, snowy mountain range',
    '雪山, 雪峰, 雪岭, 大雪山, 玉龙雪山, 连绵雪山, 雪山之巅, 日照金山, 雪顶',
    [place('mountains', false), feature('mountains'), soft('snow')],
  ],
  [
    'volcano, lava, erupting volcano, volcanic, magma, lava field, crater, lava flow, volcanic eruption, active volcano, molten lava, river of lava, eruption, vesuvius, hellscape, hell, inferno, lava lake',
    '火山, 岩浆, 熔岩, 火山口, 火山爆发, 火山喷发, 喷发的火山, 地狱, 火焰山, 炼狱, 熔岩河, 岩浆河, 熔浆',
    [place('volcano')],
  ],
  [
    'sea, ocean, seascape, open sea, high seas, pacific, atlantic, sea surface, open ocean, ocean surface, mediterranean, mediterranean sea, pacific ocean, atlantic ocean, stormy seas, caribbean, caribbean sea, rough sea, south china sea, raging sea, at sea, out at sea, ocean water',
    '大海, 海, 海洋, 海面, 海上, 大洋, 汪洋, 太平洋, 茫茫大海, 海水, 大西洋, 蔚蓝大海, 东海, 南海, 地中海, 碧海, 海天, 沧海, 深蓝海面, 星辰大海, 海平面, 海天一色, 爱琴海',
    [place('sea')],
  ],
  [
    'beach, seaside, coast, shore, seashore, coastline, sandy beach, by the sea, shoreline, bay, cove, lagoon, coastal, surf beach, beachfront, sand beach, waterfront, ocean beach, maldives, hawaii, bali, waikiki, malibu, tropical island beach, kenting, white sand beach, sandy shore, boardwalk, black sand beach, tide pool, seacoast, white beach, on the shore, beachside, sand castle beach, rocky shore, california beach, santorini coast, coastal town beach',
    '海边, 海滩, 沙滩, 海岸, 海湾, 海滨, 岸边, 海岸线, 沙滩上, 海滩边, 马尔代夫, 垦丁, 三亚, 海滩上, 夏威夷, 巴厘岛, 滨海, 水边, 海水浴场, 岸, 海角, 白沙滩, 海畔, 天涯海角, 海之滨, 沙滩边, 礁石海岸, 沙岸, 滩, 海岸边, 湾, 青岛海边, 七星潭, 白色沙滩, 厦门海边, 鼓浪屿',
    [place('beach')],
  ],
  [
    'harbour, harbor, port, dock, pier, marina, wharf, quay, jetty, fishing port, seaport, dockside, fishing harbor, fishing harbour, venice, canal, fisherman wharf, dockyard, amsterdam, venetian canal, ferry terminal, shipyard, harborside, boathouse, hong kong harbor, sydney harbour, seaside harbor',
    '港口, 海港, 码头, 渔港, 渡口, 港湾, 栈桥, 避风港, 船坞, 维多利亚港, 威尼斯, 渔人码头, 船厂, 运河, 小渔村码头, 渔村, 港边, 港, 小渔港, 高雄港, 基隆港, 淡水码头, 埠头, 埠, 栈道, 津渡, 小渔村',
    [place('harbour')],
  ],
  [
    'lake, pond, lakeside, lakeshore, mountain lake, reservoir, alpine lake, loch, pool, swimming pool, duck pond, still water, lake shore, koi pond, lotus pond, lily pond, west lake, frozen lake, oasis, hot spring, water surface, spring pool, lakefront, frozen pond, crystal clear lake, onsen, calm water, by the lake, lake como, fish pond, oasis pool, pond surface',
    '湖, 湖泊, 湖面, 湖水, 湖边, 池塘, 湖畔, 水面, 水塘, 荷塘, 荷花池, 湖心, 西湖, 水池, 泳池, 游泳池, 温泉, 池水, 湖岸, 小湖, 莲池, 日月潭, 潭, 水潭, 镜湖, 青海湖, 绿洲, 塘, 湖中央, 湖中, 鱼塘, 荷叶池, 池子, 洱海, 荷池, 瑶池, 莲花池, 千岛湖, 喀纳斯, 锦鲤池, 天池, 湖中心, 池, 结冰的湖, 澄清湖, 平静湖面, 平静的湖面, 冰湖, 碧波, 湖光山色',
    [place('lake')],
  ],
  [
    'river, stream, creek, riverside, riverbank, brook, river bank, by the river, mountain stream, rapids, rivulet, yangtze, seine, river valley, thames, riverbed, river delta, river side, river scene, babbling brook, canal river, winding river, nile',
    '河, 河流, 小溪, 江, 河边, 溪流, 江面, 江边, 河畔, 小河, 溪水, 江水, 河水, 溪边, 水乡, 江南水乡, 河岸, 江畔, 长江, 黄河, 山涧, 清溪, 溪, 塞纳河, 大河, 漓江, 河面, 溪畔, 流水, 小桥流水, 河堤, 河中, 江南, 溪谷, 黄浦江, 护城河, 大江, 小河边, 江上, 涧, 小溪边, 秦淮河, 乌镇, 淡水河, 泰晤士河, 西塘, 乌镇水乡, 周庄, 爱河, 泉, 溪涧, 清泉, 泉水, 川',
    [place('river')],
  ],
  [
    'city, downtown, skyline, cityscape, metropolis, megacity, urban, tokyo, new york, shanghai, paris, london, hong kong, new york city, futuristic city, city skyline, modern city, skyscraper city, city center, manhattan, taipei, kyoto, rome, beijing, osaka, seoul, nyc, dubai, singapore, chinatown, chongqing, barcelona, prague, istanbul, rooftop, rooftops, plaza, city square, town square, bangkok, chicago, san francisco, los angeles, berlin, sci fi city, city rooftop, futuristic metropolis, urban landscape, megalopolis, cities, big city, office building, business district, berlin city, lisbon, havana, downtown district, futuristic cityscape, industrial district, industrial, urban scene, floating city, suburb, suburbs, neighborhood, neighbourhood, slum, civilization, kaohsiung, tainan, santorini, times square, city scene, sci-fi city, factory district, square, urban jungle, construction site, las vegas, moscow',
    '城市, 都市, 市区, 城里, 城镇, 东京, 上海, 北京, 纽约, 香港, 巴黎, 伦敦, 高楼, 高楼大厦, 摩天楼, 摩天大楼, 大都市, 未来城市, 城市天际线, 天际线, 台北, 重庆, 京都, 古城, 广场, 高楼林立, 城中, 深圳, 广州, 成都, 西安, 首尔, 大阪, 长安, 长安城, 屋顶上, 楼顶, 天台, 大楼, 未来都市, 城市上空, 高雄, 台南, 台中, 西门町, 信义区, 市中心, 科幻城市, 大城市, 外滩, 城, 老城, 都会, 摩天大厦, 大厦, 曼哈顿, 街区, 唐人街, 九龙, 九龙城寨, 天空之城, 城市夜景, 建筑群, 钢铁森林, 杭州, 南京, 苏州, 楼宇, 贫民窟, 夜上海, 天空城, 空中城市, 王城, 皇城, 罗马, 武汉, 现代都市, 现代城市, 城市中心, 写字楼, 天际, 繁华都市, 洛阳, 城池, 社区, 小区, 工地, 工业区, 城市风光, 都市夜景, 北京胡同, 都市丛林, 圣托里尼, 东京塔下, 北欧小城, 中环',
    [place('city')],
  ],
  [
    'street, alley, avenue, lane, sidewalk, crosswalk, alleyway, boulevard, back alley, side street, pavement, street corner, intersection, cobblestone street, narrow street, narrow alley, shibuya crossing, shibuya, zebra crossing, back street, cobbled street, cobblestone, cobblestone alley, street scene, old street, winding alley, akihabara, shinjuku, street view, downtown alley, crossroads',
    '街道, 街头, 街, 小巷, 马路, 大街, 巷子, 胡同, 巷弄, 街角, 弄堂, 人行道, 斑马线, 十字路口, 老街, 街巷, 雨巷, 街边, 步行街, 路口, 古街, 小街, 石板路, 巷, 青石板路, 巷口, 青石板, 石板街, 里弄, 长街, 街上, 涩谷, 新宿, 秋叶原, 迪化街, 九份, 九份老街, 街景, 后巷, 窄巷, 街市中, 青石巷, 骑楼, 商店街, 街灯下, 商业街',
    [place('city', false), feature('street')],
  ],
  [
    'city street, tokyo street, new york street, busy street, paris street, urban street, neon street, rainy street, city streets, downtown street, hong kong street, night street, streets of tokyo, streets of new york, shanghai street',
    '城市街道, 都市街头, 东京街头, 城市街头, 城市的街道, 纽约街头, 台北街头, 香港街头, 上海街头, 都市街道, 夜晚街头',
    [place('city'), feature('street')],
  ],
  [
    'village, hamlet, small town, fishing village, mountain village, town, old town, countryside village, water town, medieval village, fairy tale village, medieval town, japanese village, alpine village, viking village, rural, rural village, hobbiton, rural town, european town, european village, little town, quaint village, township, settlement, ghost town, village square, seaside town, coastal town, campsite, camp, coastal village, tribe, country town, campground, hobbit village',
    '村庄, 村子, 小村庄, 小镇, 古镇, 乡村, 村落, 山村, 小山村, 水乡古镇, 村, 乡下, 农村, 部落, 镇上, 小村, 小村落, 小城, 寨子, 雪村, 江南小镇, 江南古镇, 欧洲小镇, 童话小镇, 苗寨, 欧式小镇, 海边小镇, 营地, 露营地, 镇, 村里, 村头, 村口, 眷村, 客家村落, 侯硐, 侯硐猫村, 村寨, 徽派村落, 山城小镇, 宏村, 聚落, 外婆家',
    [place('village')],
  ],
  [
    'market, bazaar, night market, marketplace, street market, fair, market square, flea market, market stall, farmers market, fish market, shop, store, supermarket, shopping mall, mall, convenience store, grocery store, carnival, fairground, bookshop front, flower market, food stall, street food stall, flower shop, christmas market, floating market, arcade street, circus, toy store, storefront, outdoor market, food market, boutique, street vendor, vendor, festival stall, spice market, pet shop, candy shop, florist, antique shop, shopfront, food court, magic shop',
    '市场, 集市, 夜市, 菜市场, 市集, 庙会, 摊位, 小摊, 商场, 超市, 商店, 便利店, 杂货店, 花店, 店铺, 跳蚤市场, 灯会, 地摊, 早市, 游园会, 购物中心, 街市, 商铺, 花市, 便利商店, 超商, 路边摊, 士林夜市, 摊贩, 小吃摊, 传统市场, 小店, 铺子, 嘉年华, 古董店, 摊子, 门店, 柑仔店, 杂货铺, 糖果店, 鱼市, 早餐店, 玩具店, 小卖部, 元宵灯会, 菜市, 水果摊, 马戏团, 祭典, 夏日祭, 宠物店, 卖场, 饶河夜市, 面包店门口, 饮料店, 服装店, 槟榔摊',
    [place('market')],
  ],
  [
    'desert, dune, sand dune, sahara, gobi, oasis desert, sandy desert, sand, sandstorm, salt flat, arid, wasteland, arabian desert, death valley, barren land, namib, barren, egypt, dry land, desert landscape, sands, desert dunes, mojave, dust storm, cairo, giza',
    '沙漠, 沙丘, 大漠, 戈壁, 戈壁滩, 敦煌沙漠, 撒哈拉, 荒漠, 沙海, 黄沙, 沙尘暴, 荒地, 鸣沙山, 沙地, 塔克拉玛干, 撒哈拉沙漠, 风沙, 沙, 埃及, 古埃及, 大漠孤烟, 荒芜, 沙尘, 盐湖, 不毛之地',
    [place('desert')],
  ],
  [
    'lunar surface, surface of the moon, moonscape, lunar landscape, moon surface, lunar base, moon base, lunar',
    '月球表面, 月面, 月球基地, 月表, 广寒宫',
    [place('moon')],
  ],
  [
    'mars, red planet, martian, martian surface, martian landscape, surface of mars, martian desert, mars surface, on mars, mars colony, alien planet, alien world, mars base, alien landscape, planet surface, exoplanet, martian base',
    '火星, 火星表面, 红色星球, 火星基地, 外星球, 异星, 外星, 陌生星球, 外星世界, 异星球, 外星地表, 火星上, 火星殖民地',
    [place('mars')],
  ],
  [
    'space, outer space, galaxy, universe, cosmos, deep space, solar system, interstellar, orbit, zero gravity, space station, black hole, wormhole, spacewalk, starfield, intergalactic, multiverse, celestial, orbiting, the void, void, in orbit, weightless, supernova, stratosphere',
    '太空, 宇宙, 外太空, 星空中, 银河系, 太阳系, 黑洞, 星系, 深空, 失重, 空间站, 太空站, 星际, 宇宙空间, 宇宙深处, 太空中, 太空漫步, 虫洞, 星海, 虚空, 天体, 国际空间站, 宇宙中, 星际空间, 零重力, 平行宇宙, 浩瀚宇宙, 轨道',
    [place('space')],
  ],
  [
    'nebula, nebulae, cosmic cloud, stardust, cosmic dust',
    '星云, 星尘, 宇宙星云',
    [place('space', false), soft('nebula'), soft('stars')],
  ],
  [
    'sky, in the sky, heaven, above the clouds, among the clouds, in the clouds, skies, floating island in the sky, high in the sky, through the clouds, over the clouds, over the sea of clouds, cloudscape, heavens, up in the clouds, cloud kingdom, sky scene, across the sky, through the sky, open sky, sky island, above clouds, sky realm',
    '天空, 天上, 空中, 云端, 云层之上, 云上, 云海之上, 天堂, 天际间, 云间, 长空, 云霄, 天宫, 九霄, 半空中, 半空, 天庭, 云中, 苍穹, 凌霄宝殿, 云朵上, 天界, 云层中, 云层间, 云之上, 天边, 云天',
    [place('sky', false)],
  ],
  ['sea of clouds, cloud sea, clouds below', '云海, 云海翻腾, 云海翻涌', [place('sky', false), feature('clouds')]],
  [
    'ruins, ancient ruins, ruin, ruined city, ruined castle, ruined, overgrown ruins, temple ruins, lost city, abandoned city, abandoned temple, destroyed city, rubble, angkor wat, machu picchu, stonehenge, colosseum, parthenon, acropolis, post apocalyptic city, ruined temple, overgrown, ancient temple ruins, archaeological site, greek temple, ruins of a city, crumbling, decaying, abandoned building, roman ruins, pompeii, abandoned factory, abandoned house, greek ruins, debris, battlefield ruins',
    '废墟, 遗迹, 古迹, 断壁残垣, 遗址, 残垣断壁, 末日废墟, 荒废, 失落之城, 古老遗迹, 城市废墟, 古遗迹, 圆明园, 失落的城市, 吴哥窟, 罗马斗兽场, 斗兽场, 废弃工厂, 断垣残壁, 古城遗址, 马丘比丘, 废弃城市, 残骸, 崩坏, 古罗马, 楼兰, 神殿遗迹, 废弃神庙, 破败, 庞贝, 神庙遗迹, 残破, 倒塌',
    [place('ruins')],
  ],
  [
    'road, path, trail, highway, country road, dirt road, pathway, mountain road, gravel road, desert highway, coastal road, race track, freeway, winding road, winding path, open road, railway, railroad, train track, route 66, country lane, desert road, stone path, parking lot, gas station, bus stop, train station, railway station, subway station, racetrack, footpath, coastal highway, dirt path, train tracks, forest road, autobahn, crossroad, stone pathway, roadside, cobblestone path, airport, runway, platform, railroad tracks, asphalt, bus station, coastal drive, driveway',
    '路, 小路, 公路, 道路, 小径, 山路, 高速公路, 乡间小路, 乡间小道, 小道, 土路, 林间小路, 铁路, 铁轨, 公路旁, 盘山公路, 赛道, 路边, 路上, 石子路, 泥泞小路, 车道, 乡村公路, 火车站, 车站, 加油站, 公交站, 路旁, 马路边, 站台, 月台, 石阶, 山道, 蜿蜒小路, 停车场, 环岛公路, 海岸公路, 滨海公路, 机场, 跑道, 公车站, 捷运站, 地铁站, 途中, 蜿蜒的小路, 古道, 沥青路, 沿海公路, 田间小路, 乡间公路, 乡间的小路, 旅途, 地铁站台, 台九线, 小站, 候车亭, 阶梯, 台阶, 丝绸之路',
    [place('road')],
  ],
  [
    'room, indoors, studio, interior, classroom, office, bathroom, attic, workshop, laboratory, lab, indoor, inside the house, dorm room, dining room, hospital room, hotel room, home office, nursery, study room, tatami room, art studio, kids room, apartment, gym, tea room, greenhouse room, interior design, hospital, school, playroom, cell, basement, lounge, childhood bedroom, cozy room, sunroom, dollhouse, loft, hotel, cabin interior, cockpit, music room, minimalist room, laundry room, dressing room, control room, spaceship interior, photo studio, barbershop, salon, train interior, train carriage, office space, inside a house, scandinavian interior, garage, japanese room, game room, nook, reading nook, computer room, hallway room, classroom interior, spa, closet, at home, interior view, house interior',
    '房间, 室内, 屋里, 屋内, 书房, 教室, 办公室, 浴室, 实验室, 工作室, 阁楼里, 宿舍, 餐厅里, 家里, 家中, 房间里, 儿童房, 茶室, 画室, 和室, 榻榻米, 室内设计, 病房, 公寓, 健身房, 医院, 学校, 民宿, 工坊, 酒店, 小房间, 房里, 闺房, 洗手间, 车厢, 车厢里, 驾驶舱, 车间, 地下室, 车库, 套房, 室内场景, 会议室, 琴房, 玄关, 衣帽间, 火车车厢, 阅览室, 旅馆, 居家, 茅屋里, 客栈, 屋中, 直播间, 船舱, 太空舱, 摄影棚, 影棚里, 日式房间, 电竞房, 在家, 诊所, 理发店, 套间',
    [place('room')],
  ],
  [
    'library, bookstore, archive, bookshop, ancient library, reading room, book store, magical library, grand library, old library, book shop',
    '图书馆, 书店, 藏书阁, 图书室, 藏经阁, 古老的图书馆, 老书店, 魔法图书馆, 诚品书店, 书库',
    [place('library')],
  ],
  [
    'kitchen, bakery, kitchen counter, cooking area, bakery shop, pantry, restaurant kitchen, bakeshop, kitchen table, rustic kitchen, farmhouse kitchen, kitchen countertop, pizzeria, cake shop',
    '厨房, 面包店, 烘焙坊, 灶台, 厨房里, 面包坊, 蛋糕店, 料理台, 甜品店, 开放式厨房, 厨房台面, 灶前, 甜点店',
    [place('kitchen')],
  ],
  [
    'cafe, coffee shop, bar, restaurant, pub, diner, tavern, tea house, coffee house, ramen shop, teahouse, bistro, coffeehouse, izakaya, nightclub, sushi bar, noodle shop, cat cafe, cozy cafe, jazz bar, parisian cafe, street cafe, canteen, noodle bar, jazz club, cocktail bar, club, saloon, outdoor cafe, café, sidewalk cafe, dessert shop, ice cream shop, casino, ramen restaurant, inn tavern, sushi restaurant',
    '咖啡馆, 咖啡厅, 咖啡店, 酒吧, 餐厅, 茶馆, 酒馆, 餐馆, 饭店, 拉面店, 居酒屋, 茶楼, 面馆, 小酒馆, 奶茶店, 猫咖, 手摇饮店, 小吃店, 火锅店, 夜店, 小餐馆, 茶艺馆, 早午餐店, 冰淇淋店, 茶肆, 街边咖啡馆, 大排档, 热炒店, 西餐厅, 食堂, 酒楼, 茶铺, 拉面馆, 面店, 寿司店, 星巴克, 街角咖啡馆, 路边咖啡馆, 赌场, 歌厅',
    [place('cafe')],
  ],
  [
    'hall, great hall, throne room, ballroom, banquet hall, corridor, cathedral interior, museum, palace interior, chapel interior, lobby, hallway, temple interior, grand hall, gallery, train station hall, art gallery, exhibition hall, palace hall, cathedral, atrium, grand staircase, throne hall, exhibition, dining hall, warehouse, nave, temple hall, castle interior, grand palace, museum gallery, castle hall, cloister, arena, church interior, hangar, empty hall, mosque interior, exhibition space, parliament, mansion interior, courtroom',
    '大厅, 大殿, 殿堂, 宴会厅, 走廊, 博物馆, 礼堂, 王座, 宫殿内, 长廊, 展厅, 美术馆, 画廊, 回廊, 金銮殿, 大堂, 教堂内部, 厅堂, 王座厅, 舞厅, 宫殿里, 宫廷, 大教堂, 宫殿内部, 朝堂, 教堂里, 神殿, 议会厅, 体育馆, 展览馆, 展览, 仓库, 王宫, 故宫博物院, 故宫, 展台上, 金殿, 教堂内, 王座上, 候车厅, 古堡内, 城堡内, 城堡内部',
    [place('hall')],
  ],
  [
    'stage, theater, theatre, concert, concert hall, opera house, on stage, opera stage, runway show, catwalk, podium, spotlight stage, concert stage, rock concert, opera, auditorium, cinema, movie theater, fashion show, music festival, broadway, fashion runway, amphitheater, amphitheatre, live concert, dance floor, circus ring, boxing ring, stadium, ballet stage, theater stage, livehouse, jazz stage, product podium, pedestal',
    '舞台, 剧院, 戏台, 音乐会, 演唱会, 歌剧院, 舞台上, 剧场, 大剧院, 展台, 秀场, 体育场, 电影院, 音乐厅, 戏院, 音乐节, 舞池, 时装秀, 影院, 戏曲舞台, 京剧, 歌剧, 歌仔戏, 布袋戏, 登台, 台上, 演唱会现场, 擂台, 小巨蛋, 音乐祭, 舞台中央',
    [place('stage')],
  ],
  ['lunar night', '', [place('moon'), time('night')]],
  [
    'chinese landscape, chinese landscape painting, landscape ink painting, chinese mountains and water',
    '山水画, 山水, 水墨山水, 山水水墨, 中国山水, 青绿山水, 中国山水画',
    [place('river', false), feature('mountains'), { kind: 'medium', medium: 'ink', firm: true }],
  ],
  [
    'cyberpunk, cyberpunk cityscape, neon city, cyberpunk aesthetic',
    '赛博朋克, 赛博庞克, 霓虹城市, 赛博庞克',
    [place('city', false), soft('neon')],
  ],
  [
    'neon, neon light, neon sign, neon lit, neon glow, neon lighting, neon-lit, neon tube, neon lights glow, neon billboard, neon drenched',
    '霓虹, 霓虹灯, 霓虹灯光, 霓虹灯牌, 霓虹闪烁, 霓虹招牌, 霓虹光, 霓虹灯招牌, 霓虹灯下, 霓虹夜',
    [soft('neon')],
  ],
  [
    'still life, still life photography, tabletop photography, still life painting, tabletop scene',
    '静物, 静物画, 静物摄影, 桌面静物, 静物油画',
    [place('room', false)],
  ],
]

/** Things of a room: where no noun of the tables is meant they only say that the scene is one. */
export const indoors: readonly MeaningRow[] = [
  [
    'table, desk, counter, dining table, wooden table, tabletop, table top, countertop, desktop, coffee table, nightstand, workbench, tablecloth, wooden desk, work desk, bench top',
    '桌子, 桌, 桌面, 餐桌, 茶几, 书桌, 木桌, 案几, 床头柜, 桌布, 办公桌, 木桌子, 案头, 茶桌, 饭桌, 台面, 木质桌面, 桌上摆, 窗台边的桌子, 电脑桌, 吧台, 案台',
    [{ kind: 'place', setting: 'room', firm: false }],
  ],
  [
    'window, windowsill, carpet, rug, curtain, window sill, window seat, by the window, mat, wooden floor, bay window, window frame',
    '窗, 窗户, 窗边, 窗台, 窗前, 地毯, 窗帘, 窗外, 落地窗, 窗口, 窗子, 飘窗, 木地板, 飘窗上, 窗棂, 毯子',
    [{ kind: 'place', setting: 'room', firm: false }],
  ],
  [
    'sofa, couch, bed, chair, armchair, fireplace, shelf, bookshelf, piano, lamp, vase, bookcase, cabinet, rocking chair, wardrobe, drawer, mirror, pillow, blanket, cushion, hearth, stove, oven, fridge, refrigerator, sink, bathtub, cupboard, dresser, crib, television, tv, computer, laptop, keyboard, stool',
    '沙发, 床, 椅子, 扶手椅, 壁炉, 书架, 钢琴, 台灯, 花瓶, 书柜, 柜子, 摇椅, 衣柜, 抽屉, 镜子, 枕头, 毛毯, 靠垫, 火炉, 炉子, 烤箱, 冰箱, 水槽, 浴缸, 橱柜, 梳妆台, 电视, 电脑, 键盘, 凳子, 懒人沙发, 茶台, 地炉, 被子, 炕',
    [{ kind: 'place', setting: 'room', firm: false }, { kind: 'undrawn' }],
  ],
  [
    'bamboo, bamboo stalk',
    '竹, 竹子, 翠竹, 修竹',
    [
      { kind: 'place', setting: 'forest', firm: false },
      { kind: 'feature', feature: 'bamboo' },
    ],
  ],
]
