import type { Button as TaskButton } from '@easel/contract/drawing'
import type { LucideIcon } from 'lucide-react'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import type { TextKey } from '../../../i18n/text.ts'
import { useText } from '../../../i18n/use-text.ts'
import { keepFocus } from '../../../ui/keep-focus.ts'
import styles from './action-groups.module.css'
import { type ActGroup, type ActName, nameOfAct } from './rules.ts'

const ARROWS: Partial<Record<ActName, LucideIcon>> = {
  'pan.left': ArrowLeft,
  'pan.right': ArrowRight,
  'pan.up': ArrowUp,
  'pan.down': ArrowDown,
}

interface GroupButtonProps {
  button: TaskButton
  /** A dialog opens first. */
  asks: boolean
  isPressed: boolean
  onPress: () => void
}

/** Button from the server; unknown actions are labelled as the server names them. */
export function GroupButton({ button, asks, isPressed, onPress }: GroupButtonProps) {
  const { name, shown } = useActWords(button, asks ? '…' : '')
  const known = nameOfAct(button)
  const Icon = button.kind === 'REROLL' ? RefreshCw : known && ARROWS[known]
  return (
    <button
      type="button"
      className={styles.act}
      aria-label={name}
      data-act={button.kind}
      data-press={button.customId}
      data-asks={asks}
      aria-pressed={isPressed || undefined}
      onMouseDown={keepFocus}
      onClick={onPress}
    >
      {Icon ? <Icon size={15} strokeWidth={1.75} aria-hidden /> : shown}
    </button>
  )
}

/** Full accessible name, and the short label that its group's heading completes. An ellipsis announces a dialog. */
function useActWords(button: TaskButton, dots: string): { name: string | undefined; shown: string } {
  const t = useText()
  if (button.kind === 'REROLL') return { name: `${t('drawing.kind.REROLL')}${dots}`, shown: '' }
  const known = nameOfAct(button)
  if (!known) return { name: undefined, shown: `${button.emoji ?? ''} ${button.label}${dots}`.trim() }
  const group = t(`drawing.group.${groupOf(known)}`)
  const shown = `${t(keyOf(known))}${dots}`
  return { name: t('drawing.act.named', { group, name: shown }), shown }
}

const GROUPS: readonly ActGroup[] = ['upscale', 'vary', 'zoom', 'pan', 'animate', 'extend']

function groupOf(name: ActName): ActGroup {
  return GROUPS.find((group) => name.startsWith(group)) ?? 'upscale'
}

/** How much moves is said alike of a new clip and of more of one. */
function keyOf(name: ActName): TextKey {
  return `drawing.act.${name}`.replace('extend', 'animate') as TextKey
}
