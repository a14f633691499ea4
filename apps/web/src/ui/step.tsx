import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './step.module.css'
import { useFocusAtStart } from './use-focus-at-start.ts'

interface StepProps {
  title: string
  /** The button to where it was come from; undefined: the step has its own way out. */
  back?: { label: string; onBack: () => void }
  children: ReactNode
}

/** A step away from a list, in its place; its title has the focus, since the pressed button is gone. */
export function Step({ title, back, children }: StepProps) {
  const heading = useFocusAtStart<HTMLHeadingElement>(true)
  return (
    <section className={styles.step}>
      <header className={styles.head}>
        {back && <IconButton label={back.label} icon={ArrowLeft} onClick={back.onBack} />}
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
      </header>
      {children}
    </section>
  )
}
