import { useRef } from 'react'
import { openDialog } from '../../lib/dialog-address.ts'
import { makeKey } from '../../lib/make-key.ts'
import { useCreateOrder } from './api.ts'
import type { Goods } from './rules.ts'

interface Ordering {
  /** Creates an order and opens its payment step. Repeated presses yield one order. */
  order(goods: Goods): void
  isPending: boolean
  /** Localized error message; undefined when there is none. */
  problem: string | undefined
}

export function useOrdering(): Ordering {
  const create = useCreateOrder()
  const attempt = useRef({ goods: '', key: '' })

  function order(goods: Goods) {
    const said = JSON.stringify(goods)
    if (attempt.current.goods !== said) attempt.current = { goods: said, key: makeKey() }
    create.mutate({ goods, key: attempt.current.key }, { onSuccess: proceed })
  }

  function proceed({ id }: { id: string }) {
    attempt.current = { goods: '', key: '' }
    openDialog('subscribe', id)
  }

  return { order, isPending: create.isPending, problem: create.error?.message }
}
