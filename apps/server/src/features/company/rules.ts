import type { Language } from '@easel/contract/basics'
import type { Company } from '@easel/contract/company'
import type { CompanyChange } from '@easel/contract/company-details'
import type { Quotas } from '@easel/contract/quotas'

/** Facts of this release that the operator cannot set. */
export const releaseFeatures: Pick<Company, 'languages' | 'loginTypes'> = {
  languages: ['zh-CN', 'zh-TW', 'en-US'],
  loginTypes: ['Password', 'Captcha'],
}

type Words = Pick<Company, 'description' | 'keywords'>

/** Default description until the operator writes one. */
const FIRST_WORDS: Record<Language, Words> = {
  'zh-CN': { description: 'AI 绘画：在频道里一起画画', keywords: 'AI,绘画,Midjourney,niji,文生图' },
  'zh-TW': { description: 'AI 繪畫：在頻道裡一起畫畫', keywords: 'AI,繪畫,Midjourney,niji,文生圖' },
  'en-US': {
    description: 'AI drawing: draw together in channels',
    keywords: 'AI,drawing,Midjourney,niji,text to image',
  },
}

/** Default quotas. */
export const defaultQuotas: Quotas = {
  channels: 100,
  members: 500,
  relaxTasks: 50,
  tasks: 200,
  messages: 60,
  options: 200,
  keys: 20,
}

/** Default company details. */
export const defaultCompany = {
  id: 1,
  name: 'Easel',
  ...FIRST_WORDS['zh-CN'],
  is_show_chatgpt: true,
  is_show_discord: true,
  logo: null,
  contact: null,
}

/** The operator's texts as written; unchanged defaults are translated for the reader. */
export function localiseWords({ description, keywords }: Words, language: Language): Words {
  const mine = FIRST_WORDS[language]
  return {
    description: description === defaultCompany.description ? mine.description : description,
    keywords: keywords === defaultCompany.keywords ? mine.keywords : keywords,
  }
}

/** Language fallback: the two kinds of Chinese first, then English. */
const NEAREST: Record<Language, readonly Language[]> = {
  'zh-CN': ['zh-CN', 'zh-TW', 'en-US'],
  'zh-TW': ['zh-TW', 'zh-CN', 'en-US'],
  'en-US': ['en-US', 'zh-CN', 'zh-TW'],
}

/** The text that a reader of `wanted` is shown; null: none was written in any language. */
export function pickText(
  texts: Partial<Record<Language, string>> = {},
  wanted: Language,
): { text: string; language: Language } | null {
  for (const language of NEAREST[wanted]) {
    const text = texts[language]
    if (text) return { text, language }
  }
  return null
}

/** Credits of a new account until the operator says otherwise. */
export const DEFAULT_FIRST_CREDITS = 40

export const PAGES = ['about', 'privacy', 'agreement'] as const
/** Shown on one line or in the head of a page. */
const LINES = ['name', 'description', 'keywords'] as const

/** Paths of what is no plain text: control characters, and line breaks where a line is wanted. */
export function findUnplainText(change: CompanyChange): string[] {
  const lines = LINES.filter((name) => /\p{Cc}/u.test(change[name] ?? ''))
  const texts = [['contact', change.contact] as const, ...listTexts(change)]
  return [...lines, ...texts.filter(([, text]) => /[^\P{Cc}\n\r]/u.test(text ?? '')).map(([path]) => path)]
}

function listTexts(change: CompanyChange): [path: string, text: string][] {
  return PAGES.flatMap((page) =>
    Object.entries(change[page] ?? {}).map(([language, text]): [string, string] => [`${page}.${language}`, text ?? '']),
  )
}

/** What a change touches, for the log: `name`, `privacy.zh-CN`. */
export function listTouched(change: CompanyChange): string[] {
  const pages: readonly string[] = PAGES
  const plain = Object.keys(change).filter((name) => !pages.includes(name) && name !== 'quotas')
  const quotas = Object.keys(change.quotas ?? {}).map((name) => `quotas.${name}`)
  return [...plain, ...quotas, ...listTexts(change).map(([path]) => path)]
}

const CONCURRENCY_WORDS = {
  'zh-CN': (count: number) => `可同时绘制 ${count} 个任务`,
  'zh-TW': (count: number) => `可同時繪製 ${count} 個任務`,
  'en-US': (count: number) => `${count} tasks at the same time`,
}

const relaxed = { 'zh-CN': '慢速模式不扣点数', 'zh-TW': '慢速模式不扣點數', 'en-US': 'Relax mode costs no credits' }
const lasting = { 'zh-CN': '点数永久有效', 'zh-TW': '點數永久有效', 'en-US': 'Credits never expire' }

type Texts = { 'zh-CN': string; 'zh-TW': string; 'en-US': string }

interface PlanExample {
  slug: string
  title: Texts
  description: Texts
  credits: number
  concurrency: number
  period: 'Day' | 'Month' | 'Year'
  /** In fen. */
  amount: number
}

const plans: PlanExample[] = [
  {
    slug: 'day-pass',
    title: { 'zh-CN': '日卡', 'zh-TW': '日卡', 'en-US': 'Day pass' },
    description: { 'zh-CN': '畅画一天', 'zh-TW': '暢畫一天', 'en-US': 'Draw for a day' },
    credits: 100,
    concurrency: 3,
    period: 'Day',
    amount: 990,
  },
  {
    slug: 'month',
    title: { 'zh-CN': '月度会员', 'zh-TW': '月費會員', 'en-US': 'Month' },
    description: { 'zh-CN': '适合经常画画的人', 'zh-TW': '適合經常畫畫的人', 'en-US': 'For those who draw often' },
    credits: 1_500,
    concurrency: 5,
    period: 'Month',
    amount: 6_900,
  },
  {
    slug: 'year',
    title: { 'zh-CN': '年度会员', 'zh-TW': '年費會員', 'en-US': 'Year' },
    description: { 'zh-CN': '一年的创作自由', 'zh-TW': '一整年的創作自由', 'en-US': 'A year of drawing freely' },
    credits: 20_000,
    concurrency: 8,
    period: 'Year',
    amount: 59_900,
  },
]

interface PackExample {
  slug: string
  title: Texts
  credits: number
  amount: number
}

const packs: PackExample[] = [
  {
    slug: 'credits-200',
    title: { 'zh-CN': '200 点', 'zh-TW': '200 點', 'en-US': '200 credits' },
    credits: 200,
    amount: 1_990,
  },
  {
    slug: 'credits-1000',
    title: { 'zh-CN': '1,000 点', 'zh-TW': '1,000 點', 'en-US': '1,000 credits' },
    credits: 1_000,
    amount: 7_900,
  },
]

/** Examples that an operator changes: three plans and two packs of credits, in yuan. */
export const exampleProducts = [
  ...plans.map(({ slug, title, description, credits, concurrency, period, amount }, position) => ({
    slug,
    kind: 'plan' as const,
    title,
    description,
    features: {
      'zh-CN': [CONCURRENCY_WORDS['zh-CN'](concurrency), relaxed['zh-CN']],
      'zh-TW': [CONCURRENCY_WORDS['zh-TW'](concurrency), relaxed['zh-TW']],
      'en-US': [CONCURRENCY_WORDS['en-US'](concurrency), relaxed['en-US']],
    },
    credits,
    concurrency,
    relax: true,
    prices: [{ period, amount, currency: 'CNY' }],
    recommended: slug === 'month',
    position,
  })),
  ...packs.map(({ slug, title, credits, amount }, at) => ({
    slug,
    kind: 'credits' as const,
    title,
    description: lasting,
    features: { 'zh-CN': [lasting['zh-CN']], 'zh-TW': [lasting['zh-TW']], 'en-US': [lasting['en-US']] },
    credits,
    concurrency: 1,
    relax: false,
    prices: [{ period: null, amount, currency: 'CNY' }],
    recommended: false,
    position: plans.length + at,
  })),
]
