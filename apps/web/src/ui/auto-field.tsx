import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from './auto-field.module.css'
import { Button } from './button.tsx'
import { isEnter } from './enter-key.ts'
import { Field } from './field.tsx'
import { SaveMark } from './save-mark.tsx'
import { TextArea } from './text-area.tsx'
import { failedValueOf, useAutoSave } from './use-auto-save.ts'
import { useText } from '../i18n/use-text.ts'

interface AutoFieldProps {
  label: string
  /** The stored value. */
  value: string
  /** Rejects with an Error whose message is shown. */
  save: (value: string) => Promise<unknown>
  options: AutoFieldOptions
}

interface AutoFieldOptions {
  maxLength: number
  hint?: string
  placeholder?: string
  type?: 'text' | 'email'
  autoComplete?: string
  /** Id of the object; a value that failed to save after the field unmounted is restored for it. */
  owner?: string | undefined
  /** Multiple lines: Enter inserts a line break, so only blur saves. */
  isLong?: boolean
}

/** Text field that saves itself on blur or Enter. A value that failed to save stays in the field. */
export function AutoField({ label, value, save, options }: AutoFieldProps) {
  const t = useText()
  const { isLong = false, hint, owner, type = 'text', ...rest } = options
  const { state, draft, change, commit } = useDraft({ value, save, name: owner ? `${owner} ${label}` : '' })
  const error = state.name === 'failed' ? state.problem : ''

  function handleKeyDown(event: KeyboardEvent) {
    if (isLong || !isEnter(event)) return
    event.preventDefault()
    void commit()
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // Saving would remove the retry button while the focus moves to it.
    if (!currentTarget.contains(relatedTarget)) void commit()
  }

  const shared = { label, value: draft ?? value, error, ...rest, ...(hint && { hint }) }
  return (
    <div className={styles.auto} onBlur={handleBlur}>
      {isLong ? (
        <TextArea {...shared} onChange={(event) => change(event.target.value)} />
      ) : (
        <Field {...shared} type={type} onKeyDown={handleKeyDown} onChange={(event) => change(event.target.value)} />
      )}
      <span className={styles.mark}>
        <SaveMark state={state} />
      </span>
      {error !== '' && (
        <Button size="inline" onClick={commit}>
          {t('ui.retry')}
        </Button>
      )}
    </div>
  )
}

interface Kept extends Pick<AutoFieldProps, 'value' | 'save'> {
  /** Empty: failed values are not kept. */
  name: string
}

function useDraft({ value, save, name }: Kept) {
  /** Null: nothing was typed since the last save. */
  const [draft, setDraft] = useState<string | null>(() => missedTextOf(name))
  const { state, run } = useAutoSave(save, name)
  /** Value being saved, so that Enter followed by blur saves once. */
  const saving = useRef<string | null>(null)

  async function commit() {
    if (draft === null || saving.current === draft) return
    if (draft.trim() === value && saving.current === null && state.name !== 'failed') return setDraft(null)
    saving.current = draft
    const isSaved = await run(draft.trim())
    if (saving.current === draft) saving.current = null
    if (isSaved) setDraft((now) => (now === draft ? null : now))
  }

  // Back unmounts the dialog without a blur event.
  const latest = useRef(commit)
  useEffect(() => {
    latest.current = commit
  })
  useEffect(() => () => void latest.current(), [])

  return { state, draft, change: setDraft, commit }
}

function missedTextOf(name: string): string | null {
  const missed = failedValueOf(name)
  return typeof missed === 'string' ? missed : null
}
