import { laterScreen } from '../../../i18n/lazy-screen.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { Field } from '../../../ui/field.tsx'
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx'
import styles from './phone-field.module.css'
import { HOME_CODE, joinPhone, splitPhone } from './phone-rules.ts'

const CountryCode = laterScreen(() => import('./country-code.tsx').then((part) => part.CountryCode))

/** Props shared by the forms, so that the phone number survives a switch between them. */
export interface LoginProps {
  phone: string
  onPhone: (phone: string) => void
}

interface PhoneFieldProps {
  value: string
  error: string | undefined
  onChange: (phone: string) => void
}

/** The country code stands before the number; who types one with + or 00 needs no other. The server checks the number. */
export function PhoneField({ value, error, onChange }: PhoneFieldProps) {
  const t = useText()
  const { code, national } = splitPhone(value)
  return (
    <Field
      label={t('login.phone')}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={32}
      placeholder={code === HOME_CODE ? '138 0013 8000' : ''}
      value={national}
      error={error}
      onChange={(event) => onChange(joinPhone(code, event.target.value))}
      before={
        code !== '' && (
          <LazyBoundary instead={<span className={styles.code}>+{code}</span>}>
            <CountryCode code={code} onChoose={(chosen) => onChange(joinPhone(chosen, national))} />
          </LazyBoundary>
        )
      }
    />
  )
}
