import { PASSWORD_MIN_CHARS } from '@easel/contract/limits'
import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { CODE_DIGITS, CodeField } from './code-field.tsx'
import { FormFailure } from './form-failure.tsx'
import styles from './login-form.module.css'
import { PasswordField } from '../../../ui/password-field.tsx'
import { type LoginProps, PhoneField } from './phone-field.tsx'
import { useFieldErrors } from './use-field-errors.ts'
import { useResetPassword } from './use-reset-password.ts'

/** Sets a new password with an SMS code, and signs in. */
export function ResetPassword({ phone, onPhone }: LoginProps) {
  const t = useText()
  const reset = useResetPassword()
  const [search] = useSearchParams()
  const [captcha, setCaptcha] = useState('')
  const [password, setPassword] = useState('')
  const { form, errors, setErrors, showRefusal } = useFieldErrors()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const missing = {
      ...(phone.trim() === '' && { phone: t('login.needPhone') }),
      ...(captcha.length !== CODE_DIGITS && { captcha: t('login.needCode') }),
      ...(password.length < PASSWORD_MIN_CHARS && { password: t('reset.rule', { n: PASSWORD_MIN_CHARS }) }),
    }
    setErrors(missing)
    if (Object.keys(missing).length > 0 || reset.isPending) return
    reset.mutate({ phone, captcha, password }, { onError: showRefusal })
  }

  return (
    <div className={styles.form}>
      <h1 className={styles.title}>{t('reset.title')}</h1>
      <form ref={form} className={styles.fields} noValidate onSubmit={handleSubmit}>
        <PhoneField value={phone} error={errors.phone} onChange={onPhone} />
        <CodeField
          value={captcha}
          error={errors.captcha}
          onChange={setCaptcha}
          phone={phone}
          purpose="reset"
          onRefused={showRefusal}
          onErrors={setErrors}
        />
        <PasswordField
          name="password"
          label={t('reset.newPassword')}
          autoComplete="new-password"
          hint={errors.password ? '' : t('reset.rule', { n: PASSWORD_MIN_CHARS })}
          value={password}
          error={errors.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <FormFailure message={errors.form} />
        <Button type="submit" variant="primary" size="large" isBusy={reset.isPending}>
          {t('reset.submit')}
        </Button>
      </form>
      <p className={styles.agree}>{t('reset.note')}</p>
      <Link href={backPath(search)} className={styles.aside ?? ''}>
        {t('reset.back')}
      </Link>
    </div>
  )
}

/** Address of the login form; keeps the return path. */
function backPath(search: URLSearchParams): string {
  const query = new URLSearchParams(search)
  query.delete('forgot')
  return query.size === 0 ? '/login' : `/login?${query}`
}
