import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { useAdminText } from '../../../i18n/admin-words.ts'
import styles from './heading.module.css'
import type { Sorting } from './use-sorting.ts'

export interface Head {
  /** Empty for the column of row actions. */
  label: string
  kind?: 'text' | 'number' | 'acts'
  /** Name in the sort parameter; undefined when not sortable. */
  sort?: string
}

interface HeadingProps {
  column: Head
  /** Undefined: the list cannot be sorted. */
  sorting: Sorting | undefined
}

/** Column head; if sortable, a click sorts by it and another reverses the order. */
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
