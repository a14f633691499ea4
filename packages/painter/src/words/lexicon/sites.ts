import { readNounRows } from './noun-row.ts'

export const sites = readNounRows(`
church: church, chapel, cathedral, monastery, abbey / 教堂, 大教堂, 礼拜堂, 修道院
mosque: mosque, minaret, taj mahal / 清真寺, 泰姬陵
synagogue: synagogue / 犹太教堂
hindu temple: hindu temple, angkor wat, stupa / 印度教寺庙, 吴哥窟
kaaba: kaaba / 天房
torii: torii, torii gate, shinto shrine, gate / 鸟居, 牌坊, 牌楼
japanese castle: japanese castle, himeji castle / 日本城堡, 天守阁
classical building: museum, parthenon, greek temple, courthouse, classical building, acropolis, roman temple / 博物馆, 神殿, 帕特农神庙, 法院
bank building: bank building / 银行
factory: factory, power plant, refinery / 工厂, 发电厂
hospital: hospital, clinic / 医院, 诊所
school: school, schoolhouse, university, academy / 学校, 学堂, 大学, 校舍
hotel: hotel, motel / 酒店, 旅馆, 宾馆
post office: post office / 邮局
convenience store: convenience store, shop, store, grocery store, supermarket / 便利店, 商店, 店铺, 超市
department store: department store, mall, shopping mall / 百货商店, 商场, 购物中心
office building: office building, skyscraper, high rise, apartment building, apartment, tall building, building / 办公楼, 摩天大楼, 高楼, 大厦, 公寓, 大楼, 楼房, 建筑, 高楼大厦
stadium: stadium, arena, colosseum / 体育场, 体育馆, 竞技场, 斗兽场
train station: train station, railway station, station / 火车站, 车站
tokyo tower: tokyo tower, eiffel tower, radio tower, tv tower, transmission tower / 东京塔, 埃菲尔铁塔, 铁塔, 电视塔, 信号塔
crane machine: construction crane, construction site, tower crane / 塔吊, 起重机, 工地
haunted house: haunted house, abandoned house, derelict house, old house / 鬼屋, 废弃的房子, 老房子, 破房子
garden house: house with garden, country house, suburban house / 花园洋房, 乡间小屋
houses: houses, townhouse, row of houses, neighborhood / 一排房子, 民房, 联排别墅
thatched hut: thatched hut, mud hut, igloo, straw hut / 草棚, 土屋, 冰屋
chapel of love: wedding chapel / 婚礼教堂
oasis: oasis / 绿洲
beach scene: beach chair, deck chair / 沙滩椅
`)
