import { readNounRows } from './noun-row.ts'

export const creatures = readNounRows(`
ox: ox, bull, oxen, bullock / 公牛, 黄牛, 耕牛, 老牛, 斗牛
water buffalo: water buffalo, buffalo, yak / 水牛, 牦牛
bison: bison, american bison / 野牛, 美洲野牛
lamb: lamb, woolly sheep / 羊羔, 小羊, 羔羊
ram: ram, bighorn sheep, ibex / 公羊, 盘羊, 羚羊
wild boar: boar, wild boar, warthog / 野猪, 疣猪
donkey: donkey, mule, burro / 驴, 驴子, 毛驴, 骡子
bactrian camel: bactrian camel, two humped camel / 双峰骆驼, 双峰驼
llama: llama, alpaca / 羊驼, 大羊驼, 草泥马
mammoth: mammoth, woolly mammoth, mastodon / 猛犸象, 猛犸, 长毛象
orangutan: orangutan / 红毛猩猩, 红猩猩
sloth: sloth / 树懒
leopard: leopard, jaguar, cheetah, panther, snow leopard, lynx, cougar, puma / 豹子, 豹, 猎豹, 花豹, 雪豹, 美洲豹, 猞猁
badger: badger, honey badger, wombat / 獾, 蜜獾, 袋熊
skunk: skunk / 臭鼬
beaver: beaver, groundhog, marmot, capybara / 河狸, 海狸, 土拨鼠, 水豚, 旱獭
rat: rat / 大老鼠, 耗子
poodle: poodle, bichon / 贵宾犬, 贵妇犬, 比熊
chick: chick, baby chick, baby bird / 小鸡, 雏鸡, 小黄鸡
hatching chick: hatching chick, hatching egg / 破壳小鸡, 孵化的小鸡
turkey: turkey, turkey bird / 火鸡
goose: goose, canada goose / 鹅, 大鹅, 大雁, 白鹅
dodo: dodo, dodo bird / 渡渡鸟
dove: dove of peace, white dove, peace dove / 和平鸽, 白鸽
caterpillar: caterpillar, silkworm, inchworm / 毛毛虫, 毛虫, 蚕
worm: worm, earthworm / 虫子, 虫, 蚯蚓
ant: ant, termite / 蚂蚁
beetle: beetle, scarab, bug, insect / 甲虫, 金龟子, 独角仙, 昆虫
cricket: cricket, grasshopper, locust, katydid, praying mantis, mantis / 蟋蟀, 蚱蜢, 蝗虫, 蝈蝈, 螳螂
cockroach: cockroach, roach / 蟑螂
spider web: spider web, spiderweb, cobweb / 蜘蛛网, 蛛网
scorpion: scorpion / 蝎子
fly: housefly, fruit fly / 苍蝇
mosquito: mosquito / 蚊子
monarch: monarch, swallowtail, swallowtail butterfly / 帝王蝶, 凤蝶
orca: orca, killer whale, porpoise / 虎鲸, 逆戟鲸
squid: squid, cuttlefish / 鱿鱼, 乌贼, 墨鱼
lobster: lobster, crayfish, crawfish / 龙虾, 小龙虾, 大龙虾
shrimp: shrimp, prawn / 虾, 大虾, 对虾, 海虾
pufferfish: pufferfish, puffer fish, blowfish / 河豚, 刺豚
tropical fish: angelfish, angel fish, aquarium fish / 神仙鱼, 观赏鱼
tuna: tuna, salmon, trout, sardine, mackerel, cod, bass / 金枪鱼, 三文鱼, 鳟鱼, 鲈鱼, 带鱼, 鲑鱼
oyster: oyster, clam, mussel, scallop, pearl, abalone / 牡蛎, 生蚝, 蛤蜊, 扇贝, 珍珠, 贝壳
seashell: seashell, shell, conch, sea shell / 海螺, 海贝
microbe: microbe, bacteria, germ, virus, bacterium / 细菌, 病毒, 微生物
nest: nest, bird nest, birds nest, nest with eggs / 鸟巢, 鸟窝
empty nest: empty nest / 空鸟巢, 空巢
feather: feather, quill, plume / 羽毛, 羽毛笔
bone: bone, dog bone / 骨头
skull: skull, human skull / 骷髅, 头骨, 骷髅头
`)
