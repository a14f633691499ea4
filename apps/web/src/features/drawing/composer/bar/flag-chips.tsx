import { X } from 'lucide-react'
import { useText } from '../../../../i18n/use-text.ts'
import styles from './flag-chips.module.css'
import { listFlags, removeFlag } from '../rules.ts'

interface FlagChipsProps {
  prompt: string
  onChange: (prompt: string) => void
}

/** The parameters in the text, each of which can be taken out again. */
export function FlagChips({ prompt, onChange }: FlagChipsProps) {
  const t = useText()
  const flags = listFlags(prompt)
  if (flags.length === 0) return null
  return (
    <ul className={styles.chips}>
      {flags.map((flag) => (
        <li key={flag.start} data-known={flag.isKnown}>
          <code>{flag.text}</code>
          {!flag.isKnown && <span>{t('drawing.unknownFlag')}</span>}
          <button
            type="button"
            aria-label={t('drawing.removeFlag', { flag: flag.text })}
            onClick={() => onChange(removeFlag(prompt, flag))}
          >
            <X size={14} strokeWidth={1.75} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
