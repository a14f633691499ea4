import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { type ReactNode, useId } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import styles from './group.module.css'
import { defaultsOfChanged, type Setting } from './rules.ts'
import { useParameters } from './use-parameters.ts'

interface GroupProps {
  title: string
  /** Settings that the group's reset button resets. */
  shown?: readonly Setting[]
  children: ReactNode
}

/** Titled group of parameters, with a reset button while any differs from its default. */
export function Group({ title, shown = [], children }: GroupProps) {
  const t = useText()
  const id = useId()
  const { settings, choose } = useParameters()
  const back = defaultsOfChanged(settings, shown)
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
              // The button unmounts once everything is reset, so move the focus.
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
