import type { CodePurpose } from '@easel/contract/account'
import { useText } from '../../../i18n/use-text.ts'
import { CallError } from '../../../lib/call-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useSendCode } from '../api.ts'
import styles from './login-form.module.css'
import type { FieldErrors } from './use-field-errors.ts'
import { useResend } from './use-resend.ts'

export const CODE_DIGITS = 6

interface CodeFieldProps extends SendCodeProps {
  value: string
  error: string | undefined
  /** Names the phone that gets the code, where the form has no phone field. */
  hint?: string
  /** Called with at most six digits; other characters are removed from typed and pasted input. */
  onChange: (digits: string) => void
}

/** Field for the six-digit SMS code, with the button that requests one. */
export function CodeField({ value, error, hint, onChange, ...send }: CodeFieldProps) {
  const t = useText()
  return (
    <Field
      label={t('login.code')}
      name="captcha"
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      error={error}
      hint={hint}
      onChange={(event) => onChange(event.target.value.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_DIGITS))}
      after={<SendCode {...send} />}
    />
  )
}

interface SendCodeProps {
  phone: string
  purpose: CodePurpose
  onRefused: (thrown: unknown) => void
  onErrors: (errors: FieldErrors) => void
}

function SendCode({ phone, purpose, onRefused, onErrors }: SendCodeProps) {
  const t = useText()
  const sendCode = useSendCode()
  const { secondsLeft, waitFor } = useResend(phone, purpose)

  function handleClick() {
    if (phone.trim() === '') {
      onErrors({ phone: t('login.needPhone') })
      return
    }
    onErrors({})
    sendCode.mutate({ phone, purpose }, { onSuccess: ({ retryAfter }) => waitFor(retryAfter), onError: handleRefusal })
  }

  /** Rate limit hit, because another tab or device requested a code: start the countdown with the server's seconds. */
  function handleRefusal(thrown: unknown) {
    if (thrown instanceof CallError && thrown.retryAfter > 0) waitFor(thrown.retryAfter)
    onRefused(thrown)
  }

  return (
    <Button
      size="inline"
      className={styles.send}
      isBusy={sendCode.isPending}
      disabled={secondsLeft > 0}
      onClick={handleClick}
    >
      {secondsLeft > 0 ? t('login.resend', { s: secondsLeft }) : t('login.send')}
    </Button>
  )
}
