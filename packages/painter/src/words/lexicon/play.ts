import { readNounRows } from './noun-row.ts'

export const play = readNounRows(`
guitar: electric guitar, guitar, bass guitar / 吉他, 电吉他, 贝斯
banjo: banjo, ukulele, mandolin, lute, pipa, sitar / 班卓琴, 尤克里里, 琵琶, 阮, 曼陀林
violin: violin, fiddle, cello, viola / 小提琴, 大提琴, 提琴, 二胡
harp: harp, lyre, guzheng / 竖琴, 古筝
trumpet: trumpet, bugle, cornet / 小号, 喇叭
trombone: trombone / 长号
saxophone: saxophone, sax / 萨克斯, 萨克斯风
french horn: french horn, tuba / 圆号, 号角
flute: flute, clarinet, bamboo flute / 长笛, 笛子, 竹笛, 单簧管, 箫
accordion: accordion / 手风琴
drum: drum, snare drum, drum kit / 鼓, 架子鼓, 小鼓
long drum: conga, bongo, djembe, african drum / 手鼓, 非洲鼓, 腰鼓
maracas: maracas, maraca, rattle / 沙锤, 拨浪鼓
bell: bell, hand bell, handbell / 铃铛, 铃, 钟铃
bellhop bell: desk bell, service bell / 服务铃
wind chime: wind chime / 风铃
music note: musical note, music note, music notes, musical notes / 音符
microphone: microphone, mic / 麦克风, 话筒
studio microphone: studio microphone, vintage microphone / 老式麦克风
megaphone: megaphone, loudspeaker, bullhorn / 扩音器, 大喇叭
headphones: headphone, headphones, headset, earphones / 耳机
mirror ball: disco ball, mirror ball / 迪斯科球, 镜球
theater masks: theater masks, theatre masks, mask, masks, opera mask / 面具, 戏剧面具, 脸谱
ticket: ticket, movie ticket / 电影票, 门票
artist palette: artist palette, paint palette, watercolor paints / 调色板, 颜料, 调色盘
paintbrush: paintbrush, paint brush / 画笔, 刷子, 毛笔
crayon: crayons, wax crayon / 蜡笔, 粉笔
dice: dice / 骰子, 色子
puzzle: puzzle piece, puzzle, jigsaw, jigsaw puzzle / 拼图
mahjong: mahjong, mahjong tile / 麻将
playing card: playing card, tarot card, poker card / 扑克牌, 纸牌, 塔罗牌
slot machine: slot machine / 老虎机
joystick: joystick, arcade stick / 操纵杆, 摇杆
game controller: game controller, gamepad, video game controller, game console / 游戏手柄, 手柄, 游戏机
yo yo: yo yo, yoyo / 溜溜球, 悠悠球
kite: kite / 风筝
toy balloon: toy balloon, party balloon, helium balloon / 玩具气球, 派对气球
frisbee: frisbee, flying disc / 飞盘
boomerang: boomerang / 回旋镖
water gun: water gun, water pistol, squirt gun / 水枪
pinata: pinata, pinwheel / 彩罐
carousel: carousel, merry go round, carousel horse / 旋转木马
ferris wheel: ferris wheel, big wheel / 摩天轮
roller coaster: roller coaster, rollercoaster / 过山车
circus tent: circus tent, circus, big top / 马戏团, 马戏团帐篷
soccer ball: soccer ball, football, ball / 足球, 皮球
basketball: basketball / 篮球
baseball: baseball / 棒球
softball: softball, tennis ball / 垒球, 网球
volleyball: volleyball, beach ball / 排球, 沙滩球
rugby ball: rugby ball, american football / 橄榄球
tennis racket: tennis racket, tennis racquet, racket / 网球拍, 球拍
badminton: badminton, badminton racket, shuttlecock / 羽毛球, 羽毛球拍
table tennis: table tennis, ping pong, ping pong paddle / 乒乓球, 乒乓球拍
billiard ball: billiard ball, eight ball, pool ball / 台球, 桌球
bowling: bowling, bowling ball, bowling pin / 保龄球
boxing glove: boxing glove, boxing gloves / 拳击手套
curling stone: curling stone / 冰壶
lacrosse: lacrosse stick, lacrosse / 长曲棍球
ice hockey: hockey stick, ice hockey, hockey / 冰球, 曲棍球, 冰球棍
cricket bat: cricket bat / 板球
bullseye: bullseye, dartboard, archery target / 靶子, 箭靶, 飞镖盘, 靶
bow and arrow: bow and arrow, arrow, longbow, crossbow, archery bow / 弓箭, 弓, 箭
skateboard: skateboard, longboard / 滑板
scooter: kick scooter, scooter / 滑板车
sled: sled, sledge, sleigh, toboggan / 雪橇
skis: ski, skis, ski boot / 滑雪板, 滑雪鞋
skier: skier, skiing / 滑雪者, 滑雪的人, 滑雪
snowboarder: snowboarder, snowboard, snowboarding / 单板滑雪, 滑雪手
goal net: goal net, soccer goal / 球门, 球网
trophy: trophy, trophy cup, award, prize / 奖杯, 奖品
medal: medal, gold medal / 奖牌, 金牌
military medal: military medal, badge / 勋章, 徽章
`)
