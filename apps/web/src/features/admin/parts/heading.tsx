import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { useAdminText } from '../../../i18n/admin-words.ts'
import styles from './heading.module.css'
import type { Sorting } from './use-sorting.ts'

export interface Head {
  /** Empty for the acts of a row. */
  label: string
  kind?: 'text' | 'number' | 'acts'
  /** Under this name the list can be sorted by it. */
  sort?: string
}

interface HeadingProps {
  column: Head
  /** None: the list has an order of its own. */
  sorting: Sorting | undefined
}

/** Over a column; where the list can be sorted by it, a press does so, and the next one turns it round. */
export function Heading({ column: { label, kind, sort }, sorting }: HeadingProps) {
  const t = useAdminText()
  if (sort === undefined || !sorting)
    return (
      <th role="columnheader" scope="col" data-kind={kind}>
        {label || <span className="sr-only">{t('admin.act')}</span>}
      </th>
    )
  const direction = sorting.by === sort ? sorting.direction : 'none'
  const Arrow = ARROWS[direction]
  return (
    <th role="columnheader" scope="col" data-kind={kind} aria-sort={direction}>
      <button type="button" className={styles.sort} onClick={() => sorting.press(sort)}>
        {label}
        <Arrow size={14} strokeWidth={2} aria-hidden />
      </button>
    </th>
  )
}

const ARROWS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }
