import type { NounRow } from './noun-row.ts'

const folk: readonly NounRow[] = [
  [
    'old man',
    'old man, elderly man, old gentleman, grandfather, grandpa, granddad, old fellow, elder, hermit, sage, old scholar',
    '老人, 老头, 老爷爷, 爷爷, 老先生, 老爷爷们, 老翁, 老者, 外公, 祖父, 阿公, 隐士, 老伯',
  ],
  [
    'old woman',
    'old woman, elderly woman, old lady, grandmother, grandma, granny, crone',
    '老妇人, 老奶奶, 奶奶, 老太太, 老婆婆, 外婆, 祖母, 阿嬷, 阿婆, 老妇',
  ],
  [
    'baby',
    'baby, toddler, infant, newborn, newborn baby, baby boy, baby girl',
    '婴儿, 宝宝, 小宝宝, 幼儿, 小婴儿, 娃娃, 小娃娃, 婴孩',
  ],
  [
    'girl',
    'girl, little girl, young girl, schoolgirl, daughter, child, kid, small girl, anime girl, manga girl, chibi, chibi girl, sister, little sister, loli',
    '女孩, 小女孩, 少女, 姑娘, 女生, 小姑娘, 孩子, 小孩, 女儿, 小朋友, 儿童, 小女生, 女童, 妹妹, 动漫女孩, 动漫少女, 美少女, 二次元少女, 萝莉, 囡囡',
  ],
  [
    'boy',
    'boy, little boy, young boy, schoolboy, son, small boy, anime boy, manga boy, chibi boy, teenager, teen, youth, brother, shepherd, shepherd boy',
    '男孩, 小男孩, 少年, 男生, 儿子, 牧童, 小男生, 男童, 弟弟, 青年, 动漫男孩, 正太',
  ],
  [
    'woman',
    'woman, lady, mother, mom, mum, girlfriend, maiden, young woman, young lady, female, wife, beauty, beautiful woman, aunt, model, heroine, damsel, housewife, actress',
    '女人, 女子, 女士, 妈妈, 母亲, 美女, 女性, 妻子, 太太, 女郎, 妇女, 少妇, 年轻女子, 年轻女人, 佳人, 美人, 女友, 女朋友, 阿姨, 姐姐, 女模特, 模特, 女演员',
  ],
  [
    'man',
    'man, guy, gentleman, person, human, father, dad, daddy, traveler, traveller, hiker, explorer, poet, scholar, wanderer, figure, young man, male, husband, boyfriend, uncle, adventurer, stranger, pedestrian, backpacker, hero, protagonist, writer, detective, hunter, actor, dude',
    '男人, 男子, 人, 爸爸, 父亲, 旅人, 诗人, 行人, 男士, 路人, 男性, 丈夫, 先生, 帅哥, 大叔, 叔叔, 哥哥, 年轻人, 年轻男子, 旅行者, 背包客, 探险家, 登山者, 冒险家, 书生, 学者, 侦探, 猎人, 男友, 男朋友, 男演员, 人物, 背影',
  ],
  ['man', 'crowd of people, group of people, villagers, townspeople', '人群, 人们, 村民', { count: 5 }],
  [
    'couple',
    'couple, lovers, young couple, two lovers, married couple, sweethearts, man and woman',
    '情侣, 恋人, 夫妻, 一对情侣, 一对恋人, 夫妇, 爱侣, 新婚夫妇',
  ],
  ['family', 'family, happy family, family of three', '家庭, 一家人, 一家三口, 家人, 全家'],
]

const royals: readonly NounRow[] = [
  ['king', 'king, emperor, monarch, sultan, tsar, old king', '国王, 皇帝, 帝王, 君王, 老国王, 苏丹'],
  ['queen', 'queen, ice queen, evil queen, snow queen', '王后, 女王, 皇后, 冰雪女王, 雪女王'],
  [
    'princess',
    'princess, fairy princess, duchess, countess, cinderella, snow white',
    '公主, 小公主, 白雪公主, 灰姑娘, 女爵',
  ],
  ['prince', 'prince, little prince, duke, count, nobleman, lord', '王子, 小王子, 公爵, 贵族, 伯爵, 白马王子'],
  ['empress', 'empress, concubine, chinese empress', '女皇, 女帝, 贵妃, 皇太后, 太后, 武则天'],
  ['bride', 'bride', '新娘, 新娘子'],
  ['groom', 'groom, bridegroom', '新郎, 新郎官'],
]

const fighters: readonly NounRow[] = [
  ['knight', 'knight, crusader, paladin, templar, knight in armor, knight in armour', '骑士, 圣骑士, 铠甲骑士, 十字军'],
  ['samurai', 'samurai, ronin, shogun, japanese warrior, general', '武士, 浪人, 将军, 日本武士, 大将军'],
  [
    'soldier',
    'soldier, trooper, sniper, marine, guard, infantryman, army man',
    '士兵, 军人, 战士兵, 卫兵, 大兵, 狙击手, 海军, 阿兵哥, 军官',
  ],
  ['viking', 'viking, barbarian, norseman, berserker', '维京人, 野蛮人, 维京战士, 维京海盗'],
  ['archer', 'archer, bowman, huntress, robin hood', '弓箭手, 射手, 弓手, 女猎手, 罗宾汉'],
  [
    'warrior',
    'warrior, gladiator, spartan, fighter, swordsman, hoplite, roman soldier',
    '战士, 勇士, 角斗士, 剑客, 侠客, 剑士, 斗士, 斯巴达勇士, 大侠',
  ],
  ['ninja', 'ninja, assassin, shinobi, kunoichi', '忍者, 刺客, 杀手, 女忍者'],
  ['cowboy', 'cowboy, cowgirl, sheriff, gunslinger, rancher', '牛仔, 西部牛仔, 女牛仔, 警长'],
  ['pirate', 'pirate, buccaneer, pirate captain, captain, corsair', '海盗, 海盗船长, 船长, 女海盗'],
  ['superhero', 'superhero, super hero, superman, superheroine, superwoman', '超级英雄, 超人, 超级女英雄, 英雄'],
  ['ranger', 'ranger, rogue, thief, hooded figure, hooded man', '游侠, 盗贼, 小偷, 巡林客'],
]

const magic: readonly NounRow[] = [
  [
    'wizard',
    'wizard, sorcerer, mage, warlock, merlin, necromancer, druid, gandalf',
    '巫师, 法师, 魔法师, 术士, 大法师, 德鲁伊, 魔导士',
  ],
  ['witch', 'witch, sorceress, enchantress, little witch', '女巫, 魔女, 小魔女, 巫婆, 小女巫, 女法师'],
  ['elf', 'elf, elven woman, elf girl, wood elf, elven archer', '精灵, 精灵族, 精灵少女, 木精灵'],
  ['fairy', 'fairy, pixie, sprite, tinker bell, nymph, faerie', '仙子, 花仙子, 仙女, 小仙女, 小精灵, 花精灵'],
  ['angel', 'angel, guardian angel, archangel, seraph, cherub', '天使, 大天使, 守护天使, 小天使, 炽天使'],
  ['devil', 'devil, demon, satan, imp, demon king, succubus', '恶魔, 魔鬼, 魔王, 撒旦, 小恶魔, 妖魔'],
  ['mermaid', 'mermaid, siren, merman, little mermaid', '美人鱼, 人鱼, 小美人鱼, 鲛人'],
  ['vampire', 'vampire, dracula, vampire lord', '吸血鬼, 德古拉, 血族'],
  [
    'dwarf',
    'dwarf, gnome, leprechaun, dwarf warrior, hobbit, garden gnome',
    '矮人, 侏儒, 小矮人, 地精灵, 矮人战士, 霍比特人, 哈比人',
  ],
  ['goblin', 'goblin, orc, troll, ogre', '哥布林, 地精, 兽人, 巨魔, 食人魔, 半兽人'],
  ['scarecrow', 'scarecrow', '稻草人'],
  [
    'monk',
    'monk, buddhist monk, shaolin monk, friar, lama, priest',
    '和尚, 僧人, 僧侣, 小和尚, 少林和尚, 喇嘛, 修士, 牧师, 神父',
  ],
]

const trades: readonly NounRow[] = [
  ['chef', 'chef, cook, baker, pastry chef, master chef', '厨师, 大厨, 厨子, 面包师, 主厨, 糕点师, 面包师傅'],
  ['doctor', 'doctor, physician, surgeon, veterinarian, vet, dentist', '医生, 大夫, 医师, 外科医生, 兽医, 牙医'],
  ['nurse', 'nurse', '护士, 护理师, 女护士'],
  [
    'scientist',
    'scientist, chemist, inventor, mad scientist, professor, researcher',
    '科学家, 化学家, 发明家, 教授, 疯狂科学家, 研究员, 博士',
  ],
  ['teacher', 'teacher, librarian, schoolteacher', '老师, 教师, 女教师, 女老师, 图书管理员'],
  ['police officer', 'police officer, policeman, policewoman, cop, police', '警察, 警官, 民警, 交警, 女警, 员警'],
  ['firefighter', 'firefighter, fireman, fire fighter', '消防员, 消防队员, 消防战士, 打火弟兄'],
  ['farmer', 'farmer, gardener, rancher farmer, harvester', '农民, 农场主, 园丁, 菜农, 庄稼汉'],
  ['peasant', 'rice farmer, peasant, rice planter, villager', '农夫, 稻农, 樵夫, 村夫, 插秧的农民, 采茶人'],
  ['fisherman', 'fisherman, angler, old fisherman, sailor', '渔夫, 渔民, 钓鱼人, 老渔夫, 渔翁, 垂钓者, 水手'],
  [
    'businessman',
    'businessman, office worker, salaryman, ceo, boss, lawyer, banker, agent, man in a suit, man in suit, politician, president',
    '商人, 上班族, 白领, 老板, 律师, 总裁, 总统, 企业家, 生意人, 西装男',
  ],
  [
    'student',
    'student, high school girl, school girl, college student, pupil, sailor suit girl',
    '学生, 女学生, 女高中生, 高中生, 大学生, 小学生, 中学生, 水手服少女',
  ],
  [
    'athlete',
    'athlete, runner, soccer player, football player, footballer, basketball player, jogger, sportsman, tennis player, goalkeeper',
    '运动员, 跑者, 足球运动员, 足球员, 球员, 篮球运动员, 篮球员, 选手, 短跑运动员, 马拉松选手',
  ],
  [
    'worker',
    'worker, builder, construction worker, engineer, mechanic, miner, carpenter, blacksmith, plumber, electrician',
    '工人, 建筑工人, 工程师, 矿工, 木匠, 铁匠, 机械师, 修理工, 技师',
  ],
]

const players: readonly NounRow[] = [
  [
    'dancer',
    'dancer, flamenco dancer, belly dancer, ballroom dancer',
    '舞者, 舞蹈家, 舞女, 舞蹈演员, 弗拉门戈舞者, 舞蹈者',
  ],
  ['ballerina', 'ballerina, ballet dancer', '芭蕾舞者, 芭蕾舞演员, 芭蕾女孩, 芭蕾舞女'],
  ['singer', 'singer, pop star, idol, opera singer, vocalist, diva', '歌手, 歌星, 偶像, 歌唱家, 女歌手, 明星'],
  [
    'musician',
    'musician, guitarist, rock star, bard, minstrel, guitar player, street musician, troubadour',
    '音乐家, 吉他手, 乐手, 摇滚明星, 吟游诗人, 街头艺人, 弹吉他的人',
  ],
  ['violinist', 'violinist, violin player', '小提琴手, 小提琴家'],
  ['painter', 'painter, artist, sculptor', '画家, 艺术家, 画师, 美术家'],
  [
    'geisha',
    'geisha, woman in kimono, girl in kimono, kimono girl, kimono woman, maiko',
    '艺伎, 艺妓, 和服少女, 和服女子, 舞伎, 穿和服的女子',
  ],
  [
    'hanfu',
    'hanfu, hanfu girl, hanfu woman, woman in hanfu, girl in hanfu, chinese princess, chinese beauty, ancient chinese woman',
    '汉服, 汉服少女, 汉服女子, 古装女子, 古装美女, 古代女子, 古代美女, 古风少女, 古风美女, 仕女, 嫦娥, 侠女',
  ],
  ['santa claus', 'santa claus, santa, father christmas, saint nicholas', '圣诞老人, 圣诞老公公, 圣诞爷爷'],
  ['clown', 'clown, jester, joker, harlequin', '小丑, 弄臣, 丑角'],
  ['nun', 'nun, sister nun', '修女, 尼姑'],
  ['magician', 'magician, illusionist, conjurer', '魔术师, 变戏法的人'],
  ['prisoner', 'prisoner, convict, inmate', '囚犯, 犯人, 罪犯'],
]

const strangers: readonly NounRow[] = [
  [
    'astronaut',
    'astronaut, cosmonaut, spaceman, space traveler, space explorer, man in a spacesuit, taikonaut',
    '宇航员, 航天员, 太空人, 宇航服, 太空员',
  ],
  ['robot', 'robot, android, mech, mecha, droid, automaton, robots', '机器人, 机甲, 机械人, 高达, 机动战士'],
  [
    'cyborg',
    'cyborg, android girl, cyberpunk girl, cyber girl',
    '半机械人, 赛博格, 生化人, 改造人, 机械少女, 机娘, 赛博少女',
  ],
  ['alien', 'alien, extraterrestrial, martian, grey alien', '外星人, 火星人, 异形'],
  ['zombie', 'zombie, undead, walking dead, mummy', '僵尸, 丧尸, 活死人, 殭尸, 木乃伊'],
  ['skeleton', 'skeleton, grim reaper, lich, skeleton warrior', '骷髅, 骷髅人, 骨架, 死神, 骷髅兵'],
  ['ghost', 'ghost, spirit, phantom, spectre, specter, poltergeist', '鬼, 幽灵, 鬼魂, 幽魂, 亡灵, 阿飘'],
  ['buddha', 'buddha, bodhisattva, buddha statue, guanyin', '佛, 佛像, 佛祖, 菩萨, 观音, 大佛, 观音菩萨, 如来佛'],
  ['snowman', 'snowman', '雪人'],
]

export const people: readonly NounRow[] = [
  ...folk,
  ...royals,
  ...fighters,
  ...magic,
  ...trades,
  ...players,
  ...strangers,
]
