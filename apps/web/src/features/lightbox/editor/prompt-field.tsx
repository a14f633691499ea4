import { PROMPT_MAX_CHARS } from '@easel/contract/limits'
import type { KeyboardEvent } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { isEnter } from '../../../ui/enter-key.ts'
import { TextArea } from '../../../ui/text-area.tsx'

interface PromptFieldProps {
  value: string
  onChange: (prompt: string) => void
}

/** Prompt field of a dialog. Ctrl+Enter or ⌘Enter submits; Enter inserts a line break. */
export function PromptField({ value, onChange }: PromptFieldProps) {
  const t = useText()
  return (
    <TextArea
      label={t('modal.prompt')}
      value={value}
      maxLength={PROMPT_MAX_CHARS}
      required
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={sendByKey}
    />
  )
}

function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!isEnter(event) || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
