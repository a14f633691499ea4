import type { Language } from '@easel/contract/basics'

/** What a person chooses by its label; `phrase` goes into the prompt, null where a parameter says it. */
export interface LabelledChoice {
  value: string
  labels: Readonly<Record<Language, string>>
  phrase: string | null
}

type Labels = readonly [cn: string, tw: string, us: string]

function choice(value: string, phrase: string | null, [cn, tw, us]: Labels): LabelledChoice {
  return { value, phrase, labels: { 'zh-CN': cn, 'zh-TW': tw, 'en-US': us } }
}

const ratio = (value: string, [cn, tw, us]: Labels) =>
  choice(value, null, [`${cn} ${value}`, `${tw} ${value}`, `${us} ${value}`])
const parameter = (value: string, ...labels: Labels) => choice(value, null, labels)
/** Its English words are what the prompt says; its value is the same with dashes. */
const words = (phrase: string, ...labels: Labels) => choice(phrase.toLowerCase().replace(/\W+/g, '-'), phrase, labels)

/** Called the same in every language. */
export function versionChoice(model: string, version: string): LabelledChoice {
  const label = `${model} ${version}`
  return choice(version, null, [label, label, label])
}

export const aspectRatios = [
  ratio('1:1', ['方形', '方形', 'Square']),
  ratio('2:3', ['竖幅', '直幅', 'Portrait']),
  ratio('3:2', ['横幅', '橫幅', 'Landscape']),
  ratio('4:3', ['横幅', '橫幅', 'Landscape']),
  ratio('3:4', ['竖幅', '直幅', 'Portrait']),
  ratio('16:9', ['宽屏', '寬螢幕', 'Widescreen']),
  ratio('9:16', ['手机竖屏', '手機直式', 'Phone']),
]

export const qualities = [
  parameter('0.25', '一般', '一般', 'Standard'),
  parameter('0.5', '清晰', '清晰', 'Clear'),
  parameter('1', '高清', '高畫質', 'HD'),
  parameter('2', '超高清', '超高畫質', 'Ultra HD'),
]

export const stylizes = [
  parameter('50', '低', '低', 'Low'),
  parameter('100', '中', '中', 'Medium'),
  parameter('250', '高', '高', 'High'),
  parameter('750', '非常高', '非常高', 'Very high'),
]

export const styles = [
  words('cyberpunk', '赛博朋克', '賽博龐克', 'Cyberpunk'),
  words('starry', '星空', '星空', 'Starry'),
  words('anime', '动漫', '動漫', 'Anime'),
  words('Japanese manga', '日本漫画', '日本漫畫', 'Japanese manga'),
  words('ink wash painting', '水墨画', '水墨畫', 'Ink wash'),
  words('original', '原创', '原創', 'Original'),
  words('landscape', '风景画', '風景畫', 'Landscape'),
  words('illustration', '插画', '插畫', 'Illustration'),
  words('manga', '漫画', '漫畫', 'Manga'),
  words('modern organic', '现代自然', '現代自然', 'Modern organic'),
  words('genesis', '创世纪', '創世紀', 'Genesis'),
  words('poster', '海报', '海報', 'Poster'),
  words('surrealism', '超现实主义', '超現實主義', 'Surrealism'),
  words('sketch', '素描', '素描', 'Sketch'),
  words('realism', '写实', '寫實', 'Realism'),
  words('watercolor', '水彩', '水彩', 'Watercolor'),
  words('cubism', '立体主义', '立體主義', 'Cubism'),
  words('black and white', '黑白', '黑白', 'Black and white'),
  words('film photo', '胶片摄影', '底片攝影', 'Film photo'),
  words('cinematic', '电影感', '電影感', 'Cinematic'),
  words('clear face', '清晰面部', '清晰臉部', 'Clear face'),
]

export const views = [
  words('wide view', '宽视角', '寬視角', 'Wide'),
  words("bird's-eye view", '鸟瞰', '鳥瞰', 'Bird’s eye'),
  words('top view', '俯视', '俯視', 'Top'),
  words("worm's-eye view", '仰视', '仰視', 'Worm’s eye'),
  words('front view', '正面', '正面', 'Front'),
  words('headshot', '头像', '大頭照', 'Headshot'),
  words('ultra-wide view', '超广角', '超廣角', 'Ultra-wide'),
  words('medium view', '中景', '中景', 'Medium'),
  words('long view', '远景', '遠景', 'Long'),
  words('depth of field', '景深', '景深', 'Depth of field'),
]

export const shots = [
  words('face shot', '脸部特写', '臉部特寫', 'Face'),
  words('extreme close-up', '大特写', '大特寫', 'Extreme close-up'),
  words('close-up', '特写', '特寫', 'Close-up'),
  words('waist shot', '腰部以上', '腰部以上', 'Waist up'),
  words('knee shot', '膝盖以上', '膝蓋以上', 'Knee up'),
  words('full-length shot', '全身', '全身', 'Full length'),
  words('extra-long shot', '极远景', '極遠景', 'Extra long'),
]

export const lights = [
  words('cold light', '冷光', '冷光', 'Cold'),
  words('warm light', '暖光', '暖光', 'Warm'),
  words('hard light', '硬光', '硬光', 'Hard'),
  words('dramatic light', '戏剧光', '戲劇光', 'Dramatic'),
  words('reflected light', '反射光', '反射光', 'Reflection'),
  words('misty light', '薄雾', '薄霧', 'Misty'),
  words('natural light', '自然光', '自然光', 'Natural'),
  words('sunlight', '阳光', '陽光', 'Sun'),
  words('moody light', '情绪光', '情緒光', 'Moody'),
]
