import { Eye, EyeOff } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useLogin } from '../api.ts'
import styles from './login-form.module.css'
import { PhoneField } from './phone-field.tsx'
import { useFieldErrors } from './use-field-errors.ts'

export interface LoginProps {
  phone: string
  onPhone: (phone: string) => void
}

export function PasswordLogin({ phone, onPhone }: LoginProps) {
  const t = useText()
  const login = useLogin()
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
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
      <Field
        label={t('login.passwordField')}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        value={password}
        error={errors.password ?? ''}
        onChange={(event) => setPassword(event.target.value)}
        after={
          <IconButton
            label={t(isShown ? 'login.hide' : 'login.show')}
            icon={isShown ? EyeOff : Eye}
            onClick={() => setShown(!isShown)}
          />
        }
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
