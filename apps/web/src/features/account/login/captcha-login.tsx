import { type FormEvent, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { useLogin } from '../api.ts'
import { CODE_DIGITS, CodeField } from './code-field.tsx'
import { FormFailure } from './form-failure.tsx'
import styles from './login-form.module.css'
import { type LoginProps, PhoneField } from './phone-field.tsx'
import { useFieldErrors } from './use-field-errors.ts'

/** Login by SMS code; typing the sixth digit submits. */
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

  function handleCode(digits: string) {
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
      <CodeField
        value={captcha}
        error={errors.captcha}
        hint={t('login.makesAccount')}
        onChange={handleCode}
        phone={phone}
        purpose="login"
        onRefused={showRefusal}
        onErrors={setErrors}
      />
      <FormFailure message={errors.form} />
      <Button type="submit" variant="primary" size="large" isBusy={login.isPending}>
        {t('login.title')}
      </Button>
    </form>
  )
}
