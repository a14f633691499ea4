import { type ReactElement, useRef } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Button } from './button.tsx'
import styles from './confirm.module.css'
import { Popover, type PopoverTriggerProps } from './popover.tsx'

/** A second press of the confirm button within this time is ignored. */
const DEBOUNCE_MS = 600

interface ConfirmProps {
  trigger: ReactElement<PopoverTriggerProps>
  question: string
  /** What goes with it, in a sentence below. */
  hint?: string | undefined
  /** Label of the confirm button, a verb. */
  act: string
  /** Label of the other button, where "cancel" would be ambiguous. */
  refusal?: string
  onConfirm: () => void
}

/** Confirmation in a popover next to the pressed button; the focus starts on "cancel". */
export function Confirm({ trigger, question, hint, act, refusal, onConfirm }: ConfirmProps) {
  const t = useText()
  const lastAt = useRef(Number.NEGATIVE_INFINITY)

  function confirm(close: () => void) {
    const now = performance.now()
    if (now - lastAt.current < DEBOUNCE_MS) return
    lastAt.current = now
    close()
    onConfirm()
  }

  return (
    <Popover
      trigger={trigger}
      label={question}
      options={{ align: 'end', onOpen: (content) => content.querySelector('button')?.focus() }}
    >
      {(close) => (
        <div className={styles.ask}>
          <p>{question}</p>
          {hint && <p>{hint}</p>}
          <div className={styles.buttons}>
            <Button size="small" onClick={close}>
              {refusal ?? t('ui.cancel')}
            </Button>
            <Button size="small" variant="danger" onClick={() => confirm(close)}>
              {act}
            </Button>
          </div>
        </div>
      )}
    </Popover>
  )
}
