import type { CodeBatch, createCodes } from '@easel/contract/admin-codes'
import type { AdminProduct } from '@easel/contract/admin-products'
import type { BodyOf } from '@easel/contract/call'
import type { Period } from '@easel/contract/order'

/** Form input: the worth of the codes. */
export interface CodesDraft {
  kind: 'plan' | 'pack' | 'plain'
  productId: string
  period: Period | ''
  credits: string
  count: string
  maxUses: string
  /** Value of a date input; empty: the codes do not expire. */
  lastDay: string
}

export const FIRST: CodesDraft = {
  kind: 'plan',
  productId: '',
  period: '',
  credits: '',
  count: '10',
  maxUses: '1',
  lastDay: '',
}

type Fault = 'wholeNumber' | 'productMissing'
/** Client-side errors by field path. */
export type CodesFaults = Readonly<Record<string, Fault>>

/** Products that codes of this kind can grant. */
export function productsFor({ kind }: Pick<CodesDraft, 'kind'>, products: readonly AdminProduct[]): AdminProduct[] {
  return products.filter((product) => product.kind === (kind === 'plan' ? 'plan' : 'credits'))
}

/** Periods in which a plan is sold. */
export function periodsOf(product: AdminProduct | undefined): Period[] {
  return (product?.prices ?? []).flatMap(({ period }) => period ?? [])
}

/** Corrects a draft: a choice that is no longer available is replaced by the first one. */
export function correctDraft(draft: CodesDraft, products: readonly AdminProduct[]): CodesDraft {
  if (draft.kind === 'plain') return draft
  const fitting = productsFor(draft, products)
  const product = fitting.find(({ id }) => id === draft.productId) ?? fitting[0]
  const periods = draft.kind === 'plan' ? periodsOf(product) : []
  const period = periods.find((one) => one === draft.period) ?? periods[0] ?? ''
  return { ...draft, productId: product?.id ?? '', period }
}

/** Request body, or the errors of the draft. `endOfDay` gives the instant at which a day ends. */
export function readCodes(
  draft: CodesDraft,
  endOfDay: (day: string) => string,
): { body: BodyOf<typeof createCodes> } | { faults: CodesFaults } {
  const count = readWhole(draft.count)
  const maxUses = readWhole(draft.maxUses)
  const credits = readWhole(draft.credits)
  const faults: Record<string, Fault> = {}
  if (draft.kind === 'plain' && credits === null) faults.credits = 'wholeNumber'
  if (draft.kind !== 'plain' && draft.productId === '') faults.productId = 'productMissing'
  if (maxUses === null) faults.maxUses = 'wholeNumber'
  if (count === null) faults.count = 'wholeNumber'
  if (count === null || maxUses === null || Object.keys(faults).length > 0) return { faults }
  return {
    body: {
      ...worthOf(draft, credits ?? 0),
      count,
      maxUses,
      ...(draft.lastDay && { expiresAt: endOfDay(draft.lastDay) }),
    },
  }
}

function worthOf({ kind, productId, period }: CodesDraft, credits: number) {
  if (kind === 'plain') return { credits }
  return kind === 'plan' && period !== '' ? { productId, period } : { productId }
}

function readWhole(typed: string): number | null {
  const plain = typed.normalize('NFKC').trim()
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null
}

export type BatchState = 'revoked' | 'expired' | 'used' | 'open'

/** State of a batch at `now`. */
export function stateOf(batch: CodeBatch, now: Date): BatchState {
  if (batch.revokedAt !== null) return 'revoked'
  if (batch.expiresAt !== null && new Date(batch.expiresAt) <= now) return 'expired'
  return batch.uses >= batch.count * batch.maxUses ? 'used' : 'open'
}

/** CSV with one column and a header, one code per line. */
export function writeCsv(codes: readonly string[]): string {
  return ['code', ...codes].join('\r\n').concat('\r\n')
}
