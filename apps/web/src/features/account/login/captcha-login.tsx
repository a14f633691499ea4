import { type FormEvent, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useLogin, useSendCode } from '../api.ts'
import styles from './login-form.module.css'
import type { LoginProps } from './password-login.tsx'
import { PhoneField } from './phone-field.tsx'
import { type FieldErrors, useFieldErrors } from './use-field-errors.ts'
import { useResend } from './use-resend.ts'

const CODE_DIGITS = 6

/** Signing in by a code; the sixth digit sends it. */
export function CaptchaLogin({ phone, onPhone }: LoginProps) {
  const t = useText()
  const login = useLogin()
  const [captcha, setCaptcha] = useState('')
  const { form, errors, setErrors, showRefusal } = useFieldErrors()

  function submit(code: string) {
    const missing = {
      ...(phone.trim() === '' && { phone: t('login.needPhone') }),
      ...(code.length !== CODE_DIGITS && { captcha: t('login.needCode') }),
    }
    setErrors(missing)
    if (Object.keys(missing).length > 0 || login.isPending) return
    login.mutate({ loginType: 'Captcha', phone, captcha: code }, { onError: showRefusal })
  }

  function handleCode(typed: string) {
    const digits = typed.replace(/\D/g, '').slice(0, CODE_DIGITS)
    setCaptcha(digits)
    if (digits.length === CODE_DIGITS && digits !== captcha) submit(digits)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    submit(captcha)
  }

  return (
    <form ref={form} className={styles.fields} noValidate onSubmit={handleSubmit}>
      <PhoneField value={phone} error={errors.phone} onChange={onPhone} />
      <Field
        label={t('login.code')}
        name="captcha"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={captcha}
        error={errors.captcha ?? ''}
        onChange={(event) => handleCode(event.target.value)}
        after={<SendCode phone={phone} onRefused={showRefusal} onErrors={setErrors} />}
      />
      {errors.form && (
        <p role="alert" className={styles.failure}>
          {errors.form}
        </p>
      )}
      <Button type="submit" variant="primary" size="large" isBusy={login.isPending}>
        {t('login.title')}
      </Button>
    </form>
  )
}

interface SendCodeProps {
  phone: string
  onRefused: (thrown: unknown) => void
  onErrors: (errors: FieldErrors) => void
}

function SendCode({ phone, onRefused, onErrors }: SendCodeProps) {
  const t = useText()
  const sendCode = useSendCode()
  const { secondsLeft, waitFor } = useResend()

  function handleClick() {
    if (phone.trim() === '') {
      onErrors({ phone: t('login.needPhone') })
      return
    }
    onErrors({})
    sendCode.mutate(phone, { onSuccess: ({ retryAfter }) => waitFor(retryAfter), onError: onRefused })
  }

  return (
    <Button
      size="inline"
      variant="ghost"
      className={styles.send}
      isBusy={sendCode.isPending}
      disabled={secondsLeft > 0}
      onClick={handleClick}
    >
      {secondsLeft > 0 ? t('login.resend', { s: secondsLeft }) : t('login.send')}
    </Button>
  )
}
