import { readNounRows } from './noun-row.ts'

export const furniture = readNounRows(`
chair: chair, stool, wooden chair, rocking chair, armchair / 椅子, 凳子, 板凳, 木椅, 摇椅, 扶手椅
bed: bed, bunk bed, mattress / 床, 床铺, 大床
bathtub: bathtub, tub / 浴缸, 澡盆
shower: shower head, showerhead / 淋浴, 花洒
toilet: toilet / 马桶
door: door, wooden door, doorway / 门, 木门, 大门
mirror: mirror / 镜子
picture frame: picture frame, framed picture, framed painting / 画框, 相框, 油画框, 挂画
clock: clock, mantel clock, grandfather clock / 时钟, 座钟, 钟, 钟表
alarm clock: alarm clock / 闹钟
hourglass: hourglass, sand clock / 沙漏
potted plant: potted plant, houseplant, house plant, plant pot, flower pot, flowerpot, plant / 盆栽, 绿植, 花盆, 植物
light bulb: light bulb, lightbulb, bulb / 灯泡, 电灯
diya: diya, oil lamp, diya lamp, aladdin lamp, magic lamp / 油灯, 神灯, 阿拉丁神灯
ladder: ladder, stepladder / 梯子
file cabinet: file cabinet, cabinet, drawer, chest of drawers, dresser, wardrobe, cupboard / 柜子, 文件柜, 抽屉, 衣柜, 橱柜
box: box, package, cardboard box, parcel, crate, carton / 箱子, 盒子, 纸箱, 包裹, 快递
teddy bear: teddy bear, teddy, stuffed bear, plush toy, stuffed animal, plushie / 泰迪熊, 玩具熊, 毛绒玩具, 玩偶熊, 毛绒熊
nesting doll: nesting doll, matryoshka, russian doll, doll / 套娃, 俄罗斯套娃, 娃娃, 玩偶
japanese doll: japanese doll, hina doll / 日本娃娃, 人偶, 雏人偶
coffin: coffin, casket / 棺材
window frame: stained glass window, glass window / 玻璃窗
tent: tent, camping tent, tipi, teepee, yurt, wigwam / 帐篷, 蒙古包, 露营帐篷
beach umbrella: beach umbrella, beach parasol, sunshade / 遮阳伞, 沙滩伞
playground slide: playground slide, playground / 滑梯, 滑滑梯
wheelchair: wheelchair / 轮椅
luggage: luggage, suitcase, travel bag / 行李箱, 行李, 旅行箱, 皮箱
`)
