import type { Quote } from '@easel/contract/quote'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../../account/api.ts'
import { type ComposerDraft, draftProblemOf, orderOf } from '../draft/rules.ts'
import { type PricedOrder, quoteOf } from './api.ts'
import { lacksCredits } from './rules.ts'

/** Debounce: no requests while typing continues. */
const PAUSE_MS = 350

/** Price and wait of the draft; undefined while unknown or when the draft cannot be sent. */
export function useQuote(channelId: string, drafted: ComposerDraft): Quote | undefined {
  return useQuoteOf(channelId, askedOf(drafted))
}

/** The same of an order; null: there is none to be sent. */
export function useQuoteOf(channelId: string, asked: PricedOrder | null): Quote | undefined {
  const credits = useSession()?.credits ?? 0
  const settled = useSettled(asked)
  const { data } = useQuery({
    ...quoteOf(channelId, settled ?? NOTHING, credits),
    enabled: settled !== null,
    placeholderData: keepPreviousData,
  })
  return asked === null || settled === null ? undefined : data
}

/** Credits that one lacks for what was quoted; 0 when there are enough. */
export function useMissing(quote: Quote | undefined): number {
  const credits = useSession()?.credits ?? 0
  return quote && lacksCredits(quote) ? Math.max(0, quote.cost - credits) : 0
}

const NOTHING: PricedOrder = { kind: 'imagine', botType: 'MID_JOURNEY', prompt: '' }

function askedOf(drafted: ComposerDraft): PricedOrder | null {
  if (draftProblemOf(drafted) !== null) return null
  const order = orderOf(drafted)
  return order.kind === 'say' || order.kind === 'press' ? null : order
}

/** The value, once it has been stable for a moment. */
function useSettled(value: PricedOrder | null): PricedOrder | null {
  const [settled, setSettled] = useState(value)
  const said = JSON.stringify(value)
  const settle = useEffectEvent(() => setSettled(value))
  useEffect(() => {
    const timer = setTimeout(settle, PAUSE_MS)
    return () => clearTimeout(timer)
    // Compared by content, because the object is new in each render.
  }, [said])
  return settled
}
