import ChevronDown from 'lucide-react/icons/chevron-down'
import { lazyScreen } from '../../i18n/lazy-screen.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { MENU, Popover } from '../../ui/popover.tsx'
import styles from './sidebar.module.css'

const GeneralEntries = lazyScreen(() => import('./general-entries.tsx').then((part) => part.GeneralEntries))

/** Title of the sidebar, with the site-wide menu. */
export function GeneralMenu() {
  const t = useText()
  return (
    <Popover
      label={t('side.title')}
      options={MENU}
      trigger={
        <button type="button" className={styles.title} {...GeneralEntries.onIntent}>
          <span>{t('side.title')}</span>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </button>
      }
    >
      {(close) => (
        <LazyBoundary>
          <GeneralEntries close={close} />
        </LazyBoundary>
      )}
    </Popover>
  )
}
