import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { type ReactNode, useId } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import styles from './group.module.css'
import { changedBack, type Setting } from './rules.ts'
import { useParameters } from './use-parameters.ts'

interface GroupProps {
  title: string
  /** What its reset sets back. */
  shown?: readonly Setting[]
  children: ReactNode
}

/** Parameters about one thing. Where one of them is not as usual, all can be set back. */
export function Group({ title, shown = [], children }: GroupProps) {
  const t = useText()
  const id = useId()
  const { settings, choose } = useParameters()
  const back = changedBack(settings, shown)
  return (
    <section className={styles.group} aria-labelledby={id}>
      <header className={styles.head}>
        <h3 id={id}>{title}</h3>
        {Object.keys(back).length > 0 && (
          <button
            type="button"
            className={styles.reset}
            aria-label={t('params.resetOf', { group: title })}
            onClick={(event) => {
              // It goes away with what it resets.
              event.currentTarget.closest('section')?.querySelector('input')?.focus()
              choose(back)
            }}
          >
            <RotateCcw size={14} strokeWidth={1.75} aria-hidden />
            {t('params.reset')}
          </button>
        )}
      </header>
      {children}
    </section>
  )
}
