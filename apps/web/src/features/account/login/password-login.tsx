import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { useLogin } from '../api.ts'
import { FormFailure } from './form-failure.tsx'
import styles from './login-form.module.css'
import { PasswordField } from '../../../ui/password-field.tsx'
import { type LoginProps, PhoneField } from './phone-field.tsx'
import { useFieldErrors } from './use-field-errors.ts'

interface PasswordLoginProps extends LoginProps {
  /** Shows the form that makes an account; undefined where the operator offers none. */
  onNewcomer: (() => void) | undefined
}

export function PasswordLogin({ phone, onPhone, onNewcomer }: PasswordLoginProps) {
  const t = useText()
  const login = useLogin()
  const [search] = useSearchParams()
  const [password, setPassword] = useState('')
  const { form, errors, setErrors, showRefusal } = useFieldErrors()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const missing = {
      ...(phone.trim() === '' && { phone: t('login.needPhone') }),
      ...(password === '' && { password: t('login.needPassword') }),
    }
    setErrors(missing)
    if (Object.keys(missing).length > 0 || login.isPending) return
    login.mutate({ loginType: 'Password', phone, password }, { onError: showRefusal })
  }

  return (
    <form ref={form} className={styles.fields} noValidate onSubmit={handleSubmit}>
      <PhoneField value={phone} error={errors.phone} onChange={onPhone} />
      <PasswordField
        name="password"
        label={t('login.passwordField')}
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Link href={forgotPath(search)} className={styles.aside ?? ''}>
        {t('login.forgot')}
      </Link>
      <FormFailure message={errors.form} />
      <Button type="submit" variant="primary" size="large" isBusy={login.isPending}>
        {t('login.title')}
      </Button>
      {onNewcomer && (
        <button type="button" className={styles.aside} onClick={onNewcomer}>
          {t('login.newcomer')}
        </button>
      )}
    </form>
  )
}

/** Address of the reset form; keeps the return path. */
function forgotPath(search: URLSearchParams): string {
  const query = new URLSearchParams(search)
  query.set('forgot', '1')
  return `/login?${query}`
}
