import ChevronDown from 'lucide-react/icons/chevron-down'
import ListFilter from 'lucide-react/icons/list-filter'
import { useText } from '../../../../i18n/use-text.ts'
import { Menu } from '../../../../ui/menu.tsx'
import { MENU, Popover } from '../../../../ui/popover.tsx'
import styles from './feed-tools.module.css'
import { PARTS } from './rules.ts'
import { changeFilter, useFilter } from './use-filter.ts'

/** Filter menu: everyone's, own, unfinished, or liked tasks. */
export function PartMenu() {
  const t = useText()
  const { only: chosen } = useFilter()
  const entries = [null, ...PARTS].map((only) => ({
    label: t(`filter.${only ?? 'everyone'}`),
    isChecked: only === chosen,
    onSelect: () => changeFilter({ only }),
  }))
  return (
    <Popover
      label={t('filter.show')}
      options={{ ...MENU, align: 'end' }}
      trigger={
        <button type="button" className={styles.part} data-on={chosen !== null}>
          <ListFilter size={16} strokeWidth={1.75} aria-hidden />
          <span className="sr-only">{t('filter.show')}</span>
          <span className={styles.name}>{t(`filter.${chosen ?? 'everyone'}`)}</span>
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
        </button>
      }
    >
      {(close) => <Menu groups={[entries]} close={close} />}
    </Popover>
  )
}
