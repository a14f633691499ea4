import { useMemo } from 'react'
import { useDictionary } from '../../../i18n/text.ts'
import { useText } from '../../../i18n/use-text.ts'
import { RangeInput } from '../../../ui/range-input.tsx'
import type { Gallery } from '../use-gallery.ts'
import styles from './month-scrubber.module.css'
import { useAwake } from './use-awake.ts'
import { useMonths } from './use-months.ts'

interface MonthScrubberProps {
  gallery: Gallery
  /** Index of the first picture in view. */
  first: number
  /** To a picture, by index. */
  onJump: (at: number) => void
}

/** Jumps in time, a month a step, as far back as one has drawn. */
export function MonthScrubber({ gallery, first, onJump }: MonthScrubberProps) {
  const t = useText()
  const language = useDictionary((dictionary) => dictionary.language)
  const isAwake = useAwake(first)
  const { months, shown, isOnTheWay, jump } = useMonths(gallery, first, onJump)
  // Making one takes longer than all else that is drawn here, and this is drawn with every step of the wheel.
  const format = useMemo(() => new Intl.DateTimeFormat(language, { year: 'numeric', month: 'short' }), [language])
  if (months.length < 2 || shown === undefined) {
    // Until all months are known its room is kept: a second one must not break the rows anew.
    return gallery.hasMore && gallery.months.length === 0 ? <div className={styles.scrubber} /> : null
  }
  const name = format.format(new Date(`${shown}-15T12:00`))
  return (
    <div className={styles.scrubber} aria-busy={isOnTheWay} data-awake={isAwake}>
      <output className={styles.month}>{name}</output>
      <RangeInput
        name="month"
        min={0}
        max={months.length - 1}
        value={Math.max(0, months.indexOf(shown))}
        aria-label={t('gallery.months')}
        aria-valuetext={name}
        aria-orientation="vertical"
        onChange={(event) => jump(months[Number(event.target.value)] ?? shown)}
      />
    </div>
  )
}
