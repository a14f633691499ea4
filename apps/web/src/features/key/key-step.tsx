import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { useKeyText } from '../../i18n/key-words.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './key-step.module.css'
import { useFocusAtStart } from './use-focus-at-start.ts'

interface KeyStepProps {
  title: string
  /** Undefined: the step has its own way out. */
  onBack?: () => void
  children: ReactNode
}

/** A step away from the list of keys; its title has the focus, since the pressed button is gone. */
export function KeyStep({ title, onBack, children }: KeyStepProps) {
  const t = useKeyText()
  const heading = useFocusAtStart<HTMLHeadingElement>(true)
  return (
    <section className={styles.step}>
      <header className={styles.head}>
        {onBack && <IconButton label={t('apiKey.back')} icon={ArrowLeft} onClick={onBack} />}
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
      </header>
      {children}
    </section>
  )
}
