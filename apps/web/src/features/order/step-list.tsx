import { useOrderText } from '../../i18n/order-words.ts'
import { MarkedList } from './marked-list.tsx'
import styles from './step-list.module.css'

const STEPS = ['choose', 'pay', 'done'] as const
export type Step = (typeof STEPS)[number]

/** Progress of a purchase. */
export function StepList({ step }: { step: Step }) {
  const t = useOrderText()
  return (
    <MarkedList className={styles.steps} label={t('subscribe.steps')}>
      {STEPS.map((name, at) => (
        <li
          key={name}
          aria-current={name === step ? 'step' : undefined}
          data-state={at < STEPS.indexOf(step) ? 'done' : undefined}
        >
          {t(`subscribe.step.${name}`)}
        </li>
      ))}
    </MarkedList>
  )
}
