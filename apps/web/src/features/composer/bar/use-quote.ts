import type { Quote } from '@easel/contract/quote'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../../account/api.ts'
import { type Drafted, hindranceOf, orderOf } from '../draft/rules.ts'
import { type Asked, quoteOf } from './api.ts'

/** Somebody who types faster than this is not interrupted with prices. */
const PAUSE_MS = 350

/** Price and wait of what stands in the composer; undefined until known, and while nothing could be sent. */
export function useQuote(channelId: string, drafted: Drafted): Quote | undefined {
  const credits = useSession()?.credits ?? 0
  const asked = askedOf(drafted)
  const settled = useSettled(asked)
  const { data } = useQuery({
    ...quoteOf(channelId, settled ?? NOTHING, credits),
    enabled: settled !== null,
    placeholderData: keepPreviousData,
  })
  return asked === null || settled === null ? undefined : data
}

const NOTHING: Asked = { kind: 'imagine', botType: 'MID_JOURNEY', prompt: '' }

function askedOf(drafted: Drafted): Asked | null {
  if (hindranceOf(drafted) !== null) return null
  const order = orderOf(drafted)
  return order.kind === 'say' || order.kind === 'press' ? null : order
}

/** The value once it has not changed for a moment. */
function useSettled(value: Asked | null): Asked | null {
  const [settled, setSettled] = useState(value)
  const said = JSON.stringify(value)
  const settle = useEffectEvent(() => setSettled(value))
  useEffect(() => {
    const timer = setTimeout(settle, PAUSE_MS)
    return () => clearTimeout(timer)
    // What it says decides, not which object says it.
  }, [said])
  return settled
}
