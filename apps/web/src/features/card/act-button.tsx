import type { Button as TaskButton } from '@easel/contract/drawing'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useText } from '../../i18n/use-text.ts'
import { pictureOf } from '../composer/send/rules.ts'
import { keepFocus } from '../../ui/keep-focus.ts'
import styles from './action-rows.module.css'

interface ActButtonProps {
  button: TaskButton
  /** A dialog opens first. On buttons of a single picture only the accessible name says so; they are too narrow for an ellipsis. */
  asks: boolean
  isPressed: boolean
  onPress: () => void
}

/** Button from the server. Known actions are labelled in the reader's language, others as the server names them. */
export function ActButton({ button, asks, isPressed, onPress }: ActButtonProps) {
  const t = useText()
  const index = pictureOf(button)
  const dots = asks ? '…' : ''
  const name =
    index === null ? undefined : t(`drawing.actOn.${button.kind === 'UPSCALE' ? 'U' : 'V'}`, { index }) + dots
  return (
    <button
      type="button"
      className={styles.act}
      aria-label={name}
      data-act={index === null ? button.kind : button.label}
      data-press={button.customId}
      data-asks={asks}
      data-aims={index}
      aria-pressed={isPressed || undefined}
      onMouseDown={keepFocus}
      onClick={onPress}
    >
      {button.kind === 'REROLL' ? (
        <>
          <RefreshCw size={15} strokeWidth={1.75} aria-hidden />
          <span className="sr-only">
            {t('drawing.kind.REROLL')}
            {dots}
          </span>
        </>
      ) : (
        `${button.emoji ?? ''} ${button.label}${index === null ? dots : ''}`.trim()
      )}
    </button>
  )
}
