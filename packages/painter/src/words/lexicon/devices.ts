import { readNounRows } from './noun-row.ts'

export const devices = readNounRows(`
computer: computer, desktop computer, monitor, pc / 电脑, 台式电脑, 显示器, 计算机, 屏幕
laptop: laptop, notebook computer, macbook / 笔记本电脑, 手提电脑
keyboard: keyboard, computer keyboard / 键盘
computer mouse: computer mouse / 鼠标
printer: printer, fax machine, copier / 打印机, 复印机
phone: phone, smartphone, mobile phone, cell phone, cellphone, iphone, tablet computer / 手机, 智能手机, 平板电脑
telephone: telephone, rotary phone, landline / 电话, 老式电话, 座机
television: television, tv, tv set / 电视, 电视机
radio: radio, boombox / 收音机, 录音机
camera: camera, film camera / 相机, 照相机
video camera: video camera, camcorder / 摄像机
movie camera: movie camera, cinema camera / 电影摄影机
film projector: film projector, projector / 放映机, 投影仪
clapperboard: clapperboard, clapper board / 场记板
disc: disc, compact disc, cd, vinyl record / 光盘, 唱片, 黑胶唱片
stopwatch: stopwatch, timer / 秒表, 计时器
book stack: books, stack of books, pile of books / 一摞书, 书堆
notebook: notebook, diary, journal / 笔记本, 日记, 日记本, 本子
open book: bible, dictionary, spell book, spellbook / 字典, 词典, 魔法书, 课本
newspaper: newspaper, magazine / 报纸, 杂志
scroll: scroll, parchment, manuscript / 卷轴, 羊皮卷, 画卷, 竹简
envelope: envelope, love letter / 信封, 信件, 邮件, 情书, 书信
clipboard: clipboard, checklist / 写字板, 夹板
pen: pen, ballpoint pen / 钢笔, 圆珠笔
fountain pen: fountain pen / 自来水笔
ruler: ruler / 尺子, 直尺
map: map, world map, treasure map / 地图, 藏宝图, 世界地图
globe: globe, desk globe / 地球仪
abacus: abacus / 算盘
traffic light: traffic light, stoplight / 红绿灯, 交通灯
siren: siren, police light / 警灯, 警报器
barber pole: barber pole / 理发店灯柱
mailbox: mailbox, postbox, letterbox, post box / 邮箱, 邮筒, 信箱
coin: coin, gold coin, penny / 硬币, 金币, 钱币, 铜钱
money bag: money bag, bag of money, money, sack / 钱袋, 钱, 麻袋
pencil: wooden pencil, colored pencil, pencil stub / 木头铅笔, 彩色铅笔
`)
