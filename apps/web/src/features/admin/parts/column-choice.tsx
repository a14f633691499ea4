import Columns3 from 'lucide-react/icons/columns-3'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import styles from './column-choice.module.css'
import { FlagField } from './flag-field.tsx'
import { hideColumns } from './store.ts'
import { useShownColumns } from './use-shown-columns.ts'

interface ColumnChoiceProps {
  /** Storage key of the choice. */
  table: string
  /** Columns without an id cannot be hidden. */
  columns: readonly { id?: string; label: string }[]
}

/** Chooses the visible columns of a table; at least one stays. */
export function ColumnChoice({ table, columns }: ColumnChoiceProps) {
  const t = useAdminText()
  const isShown = new Set(useShownColumns(table, columns).map(({ id }) => id))
  const choosable = columns.filter(({ id }) => id !== undefined)
  const shownCount = choosable.filter(({ id }) => isShown.has(id)).length

  function turn(turned: string | undefined) {
    const hidden = choosable.filter(({ id }) => (id === turned) === isShown.has(id))
    hideColumns(
      table,
      hidden.flatMap(({ id }) => id ?? []),
    )
  }

  return (
    <Popover
      label={t('admin.columns')}
      options={{ align: 'end', onOpen: (content) => content.querySelector('input')?.focus() }}
      trigger={
        <Button size="small">
          <Columns3 size={16} strokeWidth={1.75} aria-hidden />
          {t('admin.columns')}
        </Button>
      }
    >
      <div className={styles.choice}>
        {choosable.map(({ id, label }) => (
          <FlagField
            key={id}
            label={label}
            checked={isShown.has(id)}
            disabled={shownCount === 1 && isShown.has(id)}
            onChange={() => turn(id)}
          />
        ))}
      </div>
    </Popover>
  )
}
