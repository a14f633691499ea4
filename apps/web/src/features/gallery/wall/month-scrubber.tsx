import { useMemo } from 'react'
import { useDictionary } from '../../../i18n/text.ts'
import { useText } from '../../../i18n/use-text.ts'
import { RangeInput } from '../../../ui/range-input.tsx'
import type { Gallery } from '../use-gallery.ts'
import styles from './month-scrubber.module.css'
import { useChangedRecently } from './use-changed-recently.ts'
import { useMonths } from './use-months.ts'

interface MonthScrubberProps {
  gallery: Gallery
  /** Index of the first picture in view. */
  first: number
  /** Scrolls to a picture by index. */
  onJump: (at: number) => void
}

/** Slider that jumps by month. */
export function MonthScrubber({ gallery, first, onJump }: MonthScrubberProps) {
  const t = useText()
  const language = useDictionary((dictionary) => dictionary.language)
  const isAwake = useChangedRecently(first)
  const { months, shown, isOnTheWay, jump } = useMonths(gallery, first, onJump)
  // Memoised: creating a formatter costs more than rendering the rest, and this renders with every wheel step.
  const format = useMemo(() => new Intl.DateTimeFormat(language, { year: 'numeric', month: 'short' }), [language])
  if (months.length < 2 || shown === undefined) {
    // Reserves its room until the months have loaded, since showing it later would lay out the rows anew.
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
