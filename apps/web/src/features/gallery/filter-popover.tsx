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
  /** Number of active filters inside. */
  count: number
  children: ReactNode
}

/** Popover with filters and a "clear" button. */
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
