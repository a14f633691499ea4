import type { Task } from '@easel/contract/drawing'
import { useMemo } from 'react'
import { useDictionary } from '../../../../i18n/text.ts'
import { useText } from '../../../../i18n/use-text.ts'
import styles from './month-scrubber.module.css'
import { listMonths } from './rules.ts'

interface MonthScrubberProps {
  tasks: readonly Task[]
  /** Index of the first picture in view. */
  first: number
  /** To a picture, by index. */
  onJump: (at: number) => void
}

/** Jumps in time, a month a step, as far back as is loaded. */
export function MonthScrubber({ tasks, first, onJump }: MonthScrubberProps) {
  const t = useText()
  const language = useDictionary((dictionary) => dictionary.language)
  const months = useMemo(() => listMonths(tasks.map(({ submitTime }) => submitTime)), [tasks])
  // Its room is kept: a second month that comes later must not break the rows anew.
  if (months.length < 2) return <div className={styles.scrubber} />
  const at = Math.max(
    0,
    months.findLastIndex((month) => month.first <= first),
  )
  const format = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'short' })
  const name = format.format(new Date(months[at]?.at ?? 0))
  return (
    <div className={styles.scrubber}>
      <output className={styles.month}>{name}</output>
      <input
        type="range"
        min={0}
        max={months.length - 1}
        value={at}
        aria-label={t('gallery.months')}
        aria-valuetext={name}
        aria-orientation="vertical"
        onChange={(event) => onJump(months[Number(event.target.value)]?.first ?? 0)}
      />
    </div>
  )
}
