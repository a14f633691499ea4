import type { CodeBatch, createCodes } from '@easel/contract/admin-codes'
import type { AdminProduct } from '@easel/contract/admin-products'
import type { BodyOf } from '@easel/contract/call'
import type { Period } from '@easel/contract/order'

/** What a code is worth, as it is being typed. */
export interface CodesDraft {
  kind: 'plan' | 'pack' | 'plain'
  productId: string
  period: Period | ''
  credits: string
  count: string
  maxUses: string
  /** A day, as date fields write it; empty: they never expire. */
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
/** What is wrong before the server is asked, by input path. */
export type CodesFaults = Readonly<Record<string, Fault>>

/** The products that codes of a kind can be for. */
export function productsFor({ kind }: Pick<CodesDraft, 'kind'>, products: readonly AdminProduct[]): AdminProduct[] {
  return products.filter((product) => product.kind === (kind === 'plan' ? 'plan' : 'credits'))
}

/** The periods that a plan is sold for. */
export function periodsOf(product: AdminProduct | undefined): Period[] {
  return (product?.prices ?? []).flatMap(({ period }) => period ?? [])
}

/** What is chosen: whatever was chosen before and is not there any more gives way to the first. */
export function settle(draft: CodesDraft, products: readonly AdminProduct[]): CodesDraft {
  if (draft.kind === 'plain') return draft
  const fitting = productsFor(draft, products)
  const product = fitting.find(({ id }) => id === draft.productId) ?? fitting[0]
  const periods = draft.kind === 'plan' ? periodsOf(product) : []
  const period = periods.find((one) => one === draft.period) ?? periods[0] ?? ''
  return { ...draft, productId: product?.id ?? '', period }
}

/** What would be sent, or what is wrong with it. `endOfDay` gives the instant when a day is over. */
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

/** What can still be done with a batch. */
export function stateOf(batch: CodeBatch, now: Date): BatchState {
  if (batch.revokedAt !== null) return 'revoked'
  if (batch.expiresAt !== null && new Date(batch.expiresAt) <= now) return 'expired'
  return batch.uses >= batch.count * batch.maxUses ? 'used' : 'open'
}

/** One code a line under a heading, as spreadsheets read it. */
export function writeCsv(codes: readonly string[]): string {
  return ['code', ...codes].join('\r\n').concat('\r\n')
}
