import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import { type FormEvent, useRef, useState, type RefObject, useEffect } from 'react'
import { useOrderText } from '../../../i18n/order-words.ts'
import { CallError } from '../../../lib/call-error.ts'
import { makeKey } from '../../../lib/make-key.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useRedeem } from './api.ts'
import { RedeemAnswer } from './redeem-answer.tsx'
import styles from './redeem-form.module.css'

/** Maximum length that the server accepts. */
const CODE_MAX_CHARS = 64

/** Redeems a code; the result is shown below the field. */
export function RedeemForm() {
  const t = useOrderText()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const attempt = useRef({ code: '', key: '' })
  const redeem = useRedeem()
  const form = useAnswerInView(redeem.error ?? redeem.data)
  const problem = redeem.error ? problemOf(redeem.error) : undefined

  function problemOf(error: Error): string {
    const reason = error instanceof CallError ? error.reason : ''
    if (reason === 'not_found') return t('redeem.unknown')
    return reason === 'already_used' ? t('redeem.used') : error.message
  }

  function write(next: string) {
    setCode(next.slice(0, CODE_MAX_CHARS))
    redeem.reset()
  }

  async function paste() {
    field.current?.focus()
    // If the permission prompt is declined, pasting by hand still works.
    write(await navigator.clipboard.readText().catch(() => code))
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (redeem.isPending || code.trim() === '') return field.current?.focus()
    if (attempt.current.code !== code.trim()) attempt.current = { code: code.trim(), key: makeKey() }
    redeem.mutate(attempt.current, { onSuccess: begin })
  }

  function begin() {
    attempt.current = { code: '', key: '' }
    setCode('')
  }

  return (
    <form ref={form} className={styles.form} onSubmit={handleSubmit} noValidate>
      <div className={styles.row}>
        <Field
          ref={field}
          label={t('redeem.label')}
          value={code}
          error={problem}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={CODE_MAX_CHARS}
          onChange={(event) => write(event.target.value)}
          after={mayReadClipboard() && <IconButton label={t('redeem.paste')} icon={ClipboardPaste} onClick={paste} />}
        />
        <Button type="submit" size="large" isBusy={redeem.isPending}>
          {t('redeem.act')}
        </Button>
      </div>
      <div role="status">{redeem.data && <RedeemAnswer gift={redeem.data} />}</div>
    </form>
  )
}

/** The Clipboard API needs https, and not every browser offers reading. */
function mayReadClipboard(): boolean {
  return typeof navigator.clipboard?.readText === 'function'
}

/** Scrolls a form into view when its result appears below the field, where the dialog's edge may hide it. */
function useAnswerInView(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer) form.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])
  return form
}
