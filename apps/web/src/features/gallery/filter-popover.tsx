import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { FilterButton } from './filter-button.tsx'
import styles from './gallery-bar.module.css'
import { isFiltered, NO_FILTERS } from './rules.ts'
import { useFilters } from './use-filters.ts'

interface FilterPopoverProps {
  label: string
  /** So many of the filters in it are set. */
  count: number
  children: ReactNode
}

/** Filters behind a button that says how many are set, and the way to have none. */
export function FilterPopover({ label, count, children }: FilterPopoverProps) {
  const t = useText()
  const [filters, changeFilters] = useFilters()
  return (
    <Popover label={label} trigger={<FilterButton label={label} count={count} />}>
      {(close) => (
        <div className={styles.sheet}>
          {children}
          {isFiltered(filters) && (
            <Button
              onClick={() => {
                changeFilters(NO_FILTERS)
                close()
              }}
            >
              {t('gallery.clearFilters')}
            </Button>
          )}
        </div>
      )}
    </Popover>
  )
}
