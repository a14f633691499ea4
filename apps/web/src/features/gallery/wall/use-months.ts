import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Gallery } from '../use-gallery.ts'
import { findMonth, joinMonths, listMonths } from './rules.ts'

/** Months of a gallery, with a jump that loads missing pages on the way. */
export function useMonths(gallery: Gallery, first: number, onJump: (at: number) => void) {
  const { tasks, months: known, hasMore, isFetching, hasFailed, loadMore } = gallery
  const loaded = useMemo(() => listMonths(tasks.map(({ submitTime }) => submitTime)), [tasks])
  const months = useMemo(() => joinMonths(loaded, known), [loaded, known])
  const [wanted, setWanted] = useState<string | null>(null)
  const inView = loaded.findLast((month) => month.first <= first)?.key ?? months[0]

  function jump(key: string) {
    const month = findMonth(loaded, key)
    setWanted(month ? null : key)
    if (month) onJump(month.first)
  }

  const goOn = useEffectEvent(() => {
    if (wanted === null) return
    const isThere = findMonth(loaded, wanted) !== undefined
    if (isThere || !hasMore || hasFailed) jump(isThere ? wanted : (loaded.at(-1)?.key ?? wanted))
    else if (!isFetching) loadMore()
  })
  useEffect(() => goOn(), [wanted, loaded, hasMore, hasFailed, isFetching])

  return { months, shown: wanted ?? inView, isOnTheWay: wanted !== null, jump }
}
