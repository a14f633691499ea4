/** Traditional and Simplified forms in pairs, of the characters that the lexicon holds. */
const PAIRS =
  '龍龙貓猫馬马鳥鸟魚鱼燈灯樓楼橋桥車车飛飞機机獨独獸兽員员島岛樹树葉叶塊块貝贝鵝鹅鴨鸭鷹鹰獅狮熊熊貴贵蝦虾雞鸡豬猪' +
  '國国風风雲云霧雾電电陽阳時时間间畫画繪绘彩彩動动漫漫寫写鉛铅筆笔鋼钢筋筋賽赛龐庞藍蓝綠绿紅红黃黄紫紫銀银銅铜金金' +
  '顏颜隻只條条頭头艘艘匹匹輛辆個个棟栋顆颗張张雙双對对群群幾几許许兩两個个萬万餘余裡里裏里後后邊边旁旁騎骑著着飄飘' +
  '邊边間间處处場场廣广灣湾灘滩漁渔湧涌雜杂亂乱靜静寧宁憂忧鬱郁夢梦溫温馨馨歡欢樂乐淒凄涼凉壯壮觀观麗丽優优' +
  '聖圣誕诞節节鹽盐穀谷豐丰麥麦農农莊庄園园門门廟庙閣阁寶宝劍剑騎骑戰战將将軍军書书報报紙纸傘伞燭烛籠笼籃篮蘋苹' +
  '櫻樱蓮莲薔蔷蘭兰楓枫鬱郁鄉乡鎮镇導导彈弹輪轮蒸蒸鐵铁軌轨戶户熱热氣气球球衛卫星星級级質质細细節节攝摄' +
  '圖图像像電电視视線线條条紋纹點点綴缀滿满佈布環环繞绕開开關关閃闪爍烁極极夜夜暈晕傍傍晚晚黎黎曙曙' +
  '遠远處处遙遥過过還还這这會会從从與与為为於于讓让見见觀观賞赏話话說说語语請请給给來来進进' +
  '礦矿巖岩懸悬麒麒麟麟鳳凤鯨鲸鯊鲨豬猪驢驴駱骆駝驼羅罗貍狸兔兔鴿鸽雀雀燕燕鶴鹤鸚鹦鵡鹉烏乌鴉鸦貓猫頭头' +
  '孫孙婦妇爺爷奶奶媽妈師师學学生生兒儿嬰婴僕仆爾尔髮发臉脸裝装褲裤裙裙帽帽衣衣' +
  '屋屋廳厅廚厨臥卧窗窗牆墙磚砖頂顶塔塔鐘钟壘垒峽峡層层漁渔輝辉懷怀舊旧濛蒙曠旷積积凍冻' +
  '雖虽種种樣样現现實实極极廢废墟墟幹干幹干淨净濕湿潤润燦灿爛烂壺壶盤盘碗碗飲饮蕩荡槳桨帆帆繽缤紛纷濃浓' +
  '蠟蜡蝸蜗蟲虫螢萤蝶蝶蜂蜂蟬蝉殼壳鱷鳄龜龟恐恐猴猴猿猿袋袋鼠鼠鹿鹿羊羊狼狼狗狗虎虎豹豹象象'

const SIMPLE = new Map<string, string>()
for (let i = 0; i + 1 < PAIRS.length; i += 2) SIMPLE.set(PAIRS.charAt(i), PAIRS.charAt(i + 1))

/**
 * Lower case, half width, Simplified: one character for each character, so that places in the result are places in the
 * prompt.
 */
export function plainCharacters(text: string): string {
  let plain = ''
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i)
    const code = text.charCodeAt(i)
    if (code >= 0xff01 && code <= 0xff5e) plain += String.fromCharCode(code - 0xfee0).toLowerCase()
    else if (code < 0x80) plain += char.toLowerCase()
    else plain += SIMPLE.get(char) ?? oneLower(char)
  }
  return plain
}

/** Lower case where it is still one character ("İ" would become two); accents are taken off Latin letters. */
function oneLower(char: string): string {
  const bare = char.normalize('NFD').charAt(0)
  const letter = /[a-z]/i.test(bare) ? bare : char
  const lower = letter.toLowerCase()
  return lower.length === 1 ? lower : char
}
