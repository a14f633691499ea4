import type { AdminKey } from '../../../i18n/admin-words.ts'

/** Labels of audit details: the same texts as on the forms where the values are entered. */
export const DETAIL_NAMES: Readonly<Record<string, AdminKey>> = {
  address: 'admin.engine.address',
  amount: 'admin.amount',
  bots: 'admin.engine.bots',
  changes: 'admin.detail.changes',
  concurrency: 'admin.concurrency',
  count: 'admin.count',
  credits: 'admin.credits',
  creditsOwed: 'admin.detail.creditsOwed',
  creditsTaken: 'admin.detail.creditsTaken',
  currency: 'admin.currency',
  description: 'admin.description',
  expiresAt: 'admin.expiresAt',
  features: 'admin.features',
  fields: 'admin.detail.fields',
  hasKey: 'admin.detail.hasKey',
  id: 'admin.engine.id',
  isOn: 'admin.engine.isOn',
  keyId: 'admin.apiKey',
  kind: 'admin.kind',
  maxUses: 'admin.detail.maxUses',
  no: 'admin.detail.no',
  onSale: 'admin.onSale',
  options: 'admin.engine.options',
  outcome: 'admin.detail.outcome',
  period: 'admin.period',
  position: 'admin.position',
  prices: 'admin.prices',
  productId: 'admin.product',
  reason: 'admin.reason',
  recommended: 'admin.recommended',
  relax: 'admin.relax',
  slots: 'admin.engine.slots',
  title: 'admin.productTitle',
  uses: 'admin.uses',
  verbs: 'admin.engine.verbs',
  weight: 'admin.engine.weight',
  words: 'admin.words',
}

/** Details with a closed set of values, each with its own text. */
const CHOICES: Readonly<Record<string, string[]>> = {
  kind: ['admin.kind', 'admin.engineKind'],
  outcome: ['admin.endRefund'],
  period: ['admin.period'],
  verbs: ['admin.verb'],
}

interface Tongue {
  language: string
  /** Empty when the key has no text. */
  text(key: string): string
  money(amount: number, currency: string): string
  number(value: number): string
  date(instant: string): string
}

/** An audit detail as text; the raw value where there is none. */
export function formatDetail(name: string, details: Readonly<Record<string, unknown>>, tongue: Tongue): string {
  const value = details[name]
  const comma = tongue.text('drawing.listComma')
  if (name === 'amount') return moneyIn(details, tongue) ?? plainly(value, tongue)
  if (name === 'expiresAt' && typeof value === 'string') return tongue.date(value)
  if (name === 'changes' && Array.isArray(value))
    return value.map((change) => priceChangeIn(change, tongue)).join(comma)
  if (name === 'prices' && Array.isArray(value)) return value.map((price) => priceIn(price, tongue)).join(comma)
  const ownWords = isRecord(value) ? (value[tongue.language] ?? value) : value
  return (Array.isArray(ownWords) ? ownWords : [ownWords]).map((one) => wordFor(name, one, tongue)).join(comma)
}

function wordFor(name: string, value: unknown, tongue: Tongue): string {
  const found = (CHOICES[name] ?? []).map((group) => tongue.text(`${group}.${String(value)}`))
  return found.find(Boolean) ?? plainly(value, tongue)
}

function priceIn(price: unknown, tongue: Tongue): string {
  if (!isRecord(price)) return plainly(price, tongue)
  const sum = moneyIn(price, tongue) ?? plainly(price, tongue)
  return typeof price.period === 'string' ? `${sum} / ${wordFor('period', price.period, tongue)}` : sum
}

/** `绘制 快速 4 → 5`; an engine's own price has its name before it. */
function priceChangeIn(change: unknown, tongue: Tongue): string {
  const { text } = tongue
  if (!isRecord(change)) return plainly(change, tongue)
  const { engine, act, mode, before, after } = change
  const named = text(`drawing.kind.${String(act)}`) || text(`admin.costs.${String(act)}`) || String(act)
  const at = [...(engine ? [String(engine)] : []), named, text(`params.mode.${String(mode)}`) || String(mode)]
  return `${at.join(' ')} ${plainly(before, tongue)} → ${plainly(after, tongue)}`
}

function moneyIn({ amount, currency }: Readonly<Record<string, unknown>>, { money }: Tongue): string | undefined {
  return typeof amount === 'number' && typeof currency === 'string' ? money(amount, currency) : undefined
}

function plainly(value: unknown, { number }: Pick<Tongue, 'number'>): string {
  if (value === true) return '✓'
  if (value === false || value === null) return '—'
  if (typeof value === 'number') return number(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
