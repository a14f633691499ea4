import { useText } from '../../../i18n/use-text.ts'
import { Field } from '../../../ui/field.tsx'

/** What the forms share: the phone outlives the change from one to another. */
export interface LoginProps {
  phone: string
  onPhone: (phone: string) => void
}

interface PhoneFieldProps {
  value: string
  error: string | undefined
  onChange: (phone: string) => void
}

/** Spaces and a country prefix are welcome; the server knows what a phone is. */
export function PhoneField({ value, error, onChange }: PhoneFieldProps) {
  const t = useText()
  return (
    <Field
      label={t('login.phone')}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={32}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
