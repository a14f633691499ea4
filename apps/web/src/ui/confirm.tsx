import { type ReactElement, useRef } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Button } from './button.tsx'
import styles from './confirm.module.css'
import { Popover, type PopoverTriggerProps } from './popover.tsx'

/** Within these ms a second press of the confirm button counts as the same. */
const DEBOUNCE_MS = 600

interface ConfirmProps {
  trigger: ReactElement<PopoverTriggerProps>
  question: string
  /** What the confirm button does, as a verb. */
  act: string
  /** What the other does, where "cancel" could be either. */
  refusal?: string
  onConfirm: () => void
}

/** Asks once, beside the button that was pressed; the focus waits on cancel. */
export function Confirm({ trigger, question, act, refusal, onConfirm }: ConfirmProps) {
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
