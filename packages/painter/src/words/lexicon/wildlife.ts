import { readNounRows } from './noun-row.ts'

/** Animals and plants that have a drawing of their own beside the commonest ones. */
export const wildlife = readNounRows(`
frog: frog, toad, tree frog, bullfrog, tadpole, poison dart frog, frog prince / 青蛙, 蛙, 树蛙, 蟾蜍, 癞蛤蟆, 小青蛙, 蝌蚪, 牛蛙, 青蛙王子
koala: koala, koala bear / 考拉, 树袋熊, 无尾熊, 小考拉
crane: crane, red crowned crane, sandhill crane, whooping crane, crane bird / 鹤, 仙鹤, 丹顶鹤, 白鹤, 鹤群
pegasus: pegasus, winged horse, alicorn, flying horse / 飞马, 天马, 独角飞马
brontosaurus: brontosaurus, brachiosaurus, sauropod, diplodocus, apatosaurus, long necked dinosaur, plesiosaur, loch ness monster / 雷龙, 腕龙, 梁龙, 长颈龙, 蜥脚龙, 马门溪龙, 蛇颈龙, 尼斯湖水怪
dragonfly: dragonfly, damselfly, mayfly, lacewing / 蜻蜓, 豆娘, 蜉蝣, 红蜻蜓
griffin: griffin, gryphon, hippogriff / 狮鹫, 鹰头马身兽
seahorse: seahorse, sea horse / 海马
starfish: starfish, sea star / 海星
ostrich: ostrich, emu, cassowary, rhea bird / 鸵鸟, 鸸鹋, 食火鸡
pelican: pelican / 鹈鹕, 塘鹅
stork: stork, heron, egret, ibis, spoonbill, white heron / 鹳, 鹭, 苍鹭, 白鹭, 白鹭鸶, 鹭鸶, 朱鹮, 琵鹭, 送子鸟
bamboo: bamboo, bamboo stalk, bamboo plant / 竹子, 竹, 翠竹, 竹枝
birch: birch, birch tree, silver birch, aspen / 桦树, 白桦, 白桦树
bonsai: bonsai, bonsai tree / 盆景, 盆景树
bush: bush, shrub, rhododendron bush / 灌木, 灌木丛, 矮树丛
chrysanthemum: chrysanthemum, dahlia, mum flower / 菊花, 大丽花, 野菊, 秋菊
daisy: daisy, chamomile, marguerite, gerbera / 雏菊, 洋甘菊, 小雏菊, 非洲菊
dandelion: dandelion, dandelion seed / 蒲公英
fern: fern, bracken / 蕨类, 蕨, 蕨类植物
grass: tuft of grass, clump of grass, grass tuft / 一簇草, 草簇
hedge: hedge, hedgerow, topiary / 树篱, 绿篱
ivy: ivy, ivy leaf / 常春藤, 爬山虎
lavender: lavender flower, lavender plant, lavender bush, lavender sprig / 薰衣草
lily: lily, calla lily, tiger lily, easter lily, lily flower / 百合, 百合花, 马蹄莲
maple: maple, maple tree, red maple, japanese maple, autumn tree / 枫树, 红枫, 枫
oak: oak, oak tree, old oak / 橡树, 老橡树
orchid: orchid, phalaenopsis / 兰花, 蝴蝶兰, 幽兰
peony: peony, peony flower / 牡丹, 芍药, 牡丹花
plum blossom: plum blossom, plum tree, plum blossom branch / 梅花, 腊梅, 红梅, 梅树, 梅枝
seaweed: seaweed, kelp, algae / 海藻, 海带, 水草, 海草
vine: vine, grapevine, climbing plant / 藤蔓, 藤, 葡萄藤, 藤条
willow: willow, willow tree, weeping willow / 柳树, 垂柳, 杨柳, 柳, 柳枝
cow: cow, dairy cow, calf, heifer, cattle / 奶牛, 牛, 母牛, 小牛, 牛犊
sheep: sheep, ewe, merino / 绵羊, 羊, 母羊, 羊群, 小绵羊
goat: goat, billy goat, mountain goat, kid goat / 山羊, 小山羊
pig: pig, piglet, hog, sow, piggy / 猪, 小猪, 小猪猪, 肥猪
camel: camel, dromedary / 骆驼, 单峰骆驼
giraffe: giraffe / 长颈鹿
zebra: zebra / 斑马
rhino: rhino, rhinoceros / 犀牛
hippo: hippo, hippopotamus / 河马
gorilla: gorilla, ape, king kong, chimpanzee, chimp / 大猩猩, 猩猩, 黑猩猩, 金刚
monkey: monkey, baboon, macaque, capuchin, marmoset / 猴子, 猴, 小猴子, 小猴, 猕猴
kangaroo: kangaroo, wallaby / 袋鼠
squirrel: squirrel, chipmunk / 松鼠, 花栗鼠, 小松鼠
hedgehog: hedgehog, porcupine / 刺猬, 豪猪, 小刺猬
raccoon: raccoon, tanuki, red panda / 浣熊, 狸猫
otter: otter, sea otter / 水獭, 海獭
seal: seal, sea lion, walrus / 海豹, 海狮, 海象
mouse: mouse, field mouse, hamster, gerbil, guinea pig / 老鼠, 小老鼠, 鼠, 仓鼠, 豚鼠
bat: bat, vampire bat / 蝙蝠
penguin: penguin, emperor penguin / 企鹅, 帝企鹅, 小企鹅
chicken: chicken, hen / 鸡, 母鸡, 老母鸡
rooster: rooster, cockerel / 公鸡, 大公鸡, 雄鸡
flamingo: flamingo / 火烈鸟, 红鹤
peacock: peacock, peafowl / 孔雀
parrot: parrot, macaw, cockatoo, parakeet, budgie, toucan / 鹦鹉, 金刚鹦鹉, 虎皮鹦鹉, 巨嘴鸟
phoenix: phoenix, fire bird, firebird / 凤凰, 火凤凰, 朱雀, 不死鸟
dinosaur: dinosaur, t rex, tyrannosaurus, tyrannosaurus rex, velociraptor, raptor, godzilla, allosaurus / 恐龙, 霸王龙, 暴龙, 迅猛龙, 哥斯拉, 小恐龙
crocodile: crocodile, alligator, caiman / 鳄鱼, 短吻鳄
turtle: turtle, tortoise, sea turtle / 乌龟, 龟, 海龟, 陆龟
snake: snake, cobra, python, viper, serpent, rattlesnake / 蛇, 眼镜蛇, 蟒蛇, 毒蛇, 大蛇
lizard: lizard, gecko, iguana, chameleon, salamander, newt / 蜥蜴, 壁虎, 变色龙, 蝾螈
snail: snail, garden snail / 蜗牛
bee: bee, bumblebee, honeybee, honey bee, wasp, hornet / 蜜蜂, 蜂, 大黄蜂, 黄蜂
ladybug: ladybug, ladybird, lady beetle / 瓢虫, 七星瓢虫
spider: spider, tarantula / 蜘蛛
dolphin: dolphin / 海豚
shark: shark, great white shark, hammerhead / 鲨鱼, 大白鲨, 鲨
octopus: octopus, kraken / 章鱼, 八爪鱼
jellyfish: jellyfish, jelly fish, medusa / 水母
crab: crab, hermit crab / 螃蟹, 蟹, 大闸蟹, 寄居蟹
coral: coral reef, coral / 珊瑚, 珊瑚礁
cactus: cactus, saguaro, succulent, aloe / 仙人掌, 多肉植物, 多肉, 芦荟
wheat: wheat, sheaf of wheat, rice plant, barley, ear of wheat / 小麦, 稻穗, 麦穗, 水稻, 稻子
`)
