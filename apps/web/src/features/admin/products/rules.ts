import type { AdminProduct, ProductDetails } from '@easel/contract/admin-products'
import { LANGUAGES, type TextLanguage } from '../company/rules.ts'

type Texts = Record<TextLanguage, string>

/** Price slots by kind of product; `once` is the price of a pack of credits. */
const SLOTS = { plan: ['Day', 'Month', 'Year'], credits: ['once'] } as const
export type Slot = (typeof SLOTS)['plan' | 'credits'][number]

/** Form input of a product. */
export interface ProductDraft {
  kind: ProductDetails['kind']
  title: Texts
  description: Texts
  /** One per line. */
  features: Texts
  credits: string
  concurrency: string
  position: string
  relax: boolean
  recommended: boolean
  onSale: boolean
  /** Currency of all prices. */
  currency: string
  /** In major units; empty: not sold for this period. */
  prices: Record<Slot, string>
}

/** Client-side errors by field path, or by slot for prices. */
export type Fault = 'nameMissing' | 'wholeNumber' | 'wrongAmount' | 'priceMissing'
export type Faults = Readonly<Record<string, Fault>>

interface Money {
  write: (amount: number, currency: string) => string
  parse: (typed: string, currency: string) => number | null
}

const NOTHING: Texts = { 'zh-CN': '', 'zh-TW': '', 'en-US': '' }

export function newDraft(currency: string): ProductDraft {
  return {
    kind: 'plan',
    title: NOTHING,
    description: NOTHING,
    features: NOTHING,
    credits: '',
    concurrency: '1',
    position: '0',
    relax: false,
    recommended: false,
    onSale: false,
    currency,
    prices: { Day: '', Month: '', Year: '', once: '' },
  }
}

export function draftOf(product: AdminProduct, { write }: Pick<Money, 'write'>): ProductDraft {
  const { kind, title, description, relax, recommended, onSale } = product
  const blank = newDraft(product.prices[0]?.currency ?? 'CNY')
  const prices = product.prices.map(({ period, amount, currency }) => [period ?? 'once', write(amount, currency)])
  return {
    kind,
    title,
    description,
    features: eachLanguage((language) => product.features[language].join('\n')),
    credits: String(product.credits),
    concurrency: String(product.concurrency),
    position: String(product.position),
    relax,
    recommended,
    onSale,
    currency: blank.currency,
    prices: { ...blank.prices, ...Object.fromEntries(prices) },
  }
}

export function slotsOf({ kind }: Pick<ProductDraft, 'kind'>): readonly Slot[] {
  return SLOTS[kind]
}

/** Request body, or the errors of the draft. */
export function readDraft(
  draft: ProductDraft,
  { parse }: Pick<Money, 'parse'>,
): { body: ProductDetails } | { faults: Faults } {
  const { kind, title, description, relax, recommended, onSale, currency } = draft
  const prices = offeredSlots(draft).map((slot) => {
    return { period: slot === 'once' ? null : slot, amount: parse(draft.prices[slot], currency) ?? 0, currency }
  })
  const credits = readWhole(draft.credits)
  const concurrency = readWhole(draft.concurrency)
  const position = readWhole(draft.position)
  const faults = faultsOf(draft, { parse })
  if (credits === null || concurrency === null || position === null || Object.keys(faults).length > 0) return { faults }
  const features = eachLanguage((language) =>
    draft.features[language]
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  )
  const texts = { title: trimmed(title), description: trimmed(description), features }
  return { body: { kind, ...texts, credits, concurrency, relax, prices, recommended, onSale, position } }
}

function faultsOf(draft: ProductDraft, { parse }: Pick<Money, 'parse'>): Faults {
  const faults: Record<string, Fault> = {}
  for (const language of LANGUAGES) {
    if (draft.title[language].trim() === '') faults[`title.${language}`] = 'nameMissing'
  }
  for (const name of ['credits', 'concurrency', 'position'] as const) {
    if (readWhole(draft[name]) === null) faults[name] = 'wholeNumber'
  }
  for (const slot of offeredSlots(draft)) {
    if (!parse(draft.prices[slot], draft.currency)) faults[`prices.${slot}`] = 'wrongAmount'
  }
  const [first] = slotsOf(draft)
  if (offeredSlots(draft).length === 0) faults[`prices.${first}`] = 'priceMissing'
  return faults
}

/** Slots with a price; the server's paths number them in this order. */
function offeredSlots(draft: ProductDraft): Slot[] {
  return slotsOf(draft).filter((slot) => draft.prices[slot].trim() !== '')
}

/** Renames the server's price paths to slots. */
export function fieldsBySlot(fields: Record<string, string>, draft: ProductDraft): Record<string, string> {
  const slots = offeredSlots(draft)
  const renamed = Object.entries(fields).map(([path, problem]) => {
    const at = /^prices\.(\d+)\b/.exec(path)?.[1]
    const slot = at === undefined ? undefined : slots[Number(at)]
    return [slot ? `prices.${slot}` : path, problem]
  })
  return Object.fromEntries(renamed)
}

/** Language tab to open for the errors: the current one unless only other languages have errors. */
export function findRefusedLanguage(fields: Record<string, string>, open: TextLanguage): TextLanguage {
  const isRefused = (language: TextLanguage) => Object.keys(fields).some((path) => path.split('.')[1] === language)
  return isRefused(open) ? open : (LANGUAGES.find(isRefused) ?? open)
}

/** Parses plain digits; null for anything else. */
function readWhole(typed: string): number | null {
  const plain = typed.normalize('NFKC').trim()
  return /^\d{1,15}$/.test(plain) ? Number(plain) : null
}

function trimmed(texts: Texts): Texts {
  return eachLanguage((language) => texts[language].trim())
}

function eachLanguage<Value>(make: (language: TextLanguage) => Value): Record<TextLanguage, Value> {
  return { 'zh-CN': make('zh-CN'), 'zh-TW': make('zh-TW'), 'en-US': make('en-US') }
}
