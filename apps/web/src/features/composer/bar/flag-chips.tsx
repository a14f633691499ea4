import X from 'lucide-react/icons/x'
import type { MouseEvent } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import type { ParsedText } from '../draft/rules.ts'
import { listFlags, removeFlag } from '../rules.ts'
import { focusComposer, setDraftText, useDraftText } from '../store.ts'
import styles from './flag-chips.module.css'
import { useChosenFlags } from './use-chosen-flags.ts'

interface FlagChipsProps {
  channelId: string
  written: ParsedText
}

/** Parameters of the text, and settings that the text does not override; each can be removed. */
export function FlagChips({ channelId, written }: FlagChipsProps) {
  const text = useDraftText(channelId)
  const typed = listFlags(text).map((flag) => ({
    ...flag,
    remove: () => setDraftText(channelId, removeFlag(text, flag)),
  }))
  const chosen = useChosenFlags(channelId, written).map((flag) => ({ ...flag, isKnown: true }))
  if (typed.length + chosen.length === 0) return null
  return (
    <ul className={styles.chips}>
      {[...typed, ...chosen].map((flag, at) => (
        // Keyed by index, so that after a removal the focus is on the next chip.
        <FlagChip key={at} text={flag.text} isKnown={flag.isKnown} onRemove={flag.remove} />
      ))}
    </ul>
  )
}

interface FlagChipProps {
  text: string
  isKnown: boolean
  onRemove: () => void
}

function FlagChip({ text, isKnown, onRemove }: FlagChipProps) {
  const t = useText()

  function handleClick({ currentTarget }: MouseEvent) {
    leaveLast(currentTarget)
    onRemove()
  }

  return (
    <li data-known={isKnown}>
      <code>{text}</code>
      {!isKnown && <span>{t('drawing.unknownFlag')}</span>}
      <button type="button" aria-label={t('drawing.removeFlag', { flag: text })} onClick={handleClick}>
        <X size={14} strokeWidth={1.75} aria-hidden />
      </button>
    </li>
  )
}

/** The last chip was removed: focus the one before, else the text field. */
function leaveLast(button: Element): void {
  const chip = button.closest('li')
  if (!chip || chip.nextElementSibling) return
  const before = chip.previousElementSibling?.querySelector('button')
  if (before) before.focus()
  else focusComposer()
}
