import { useText } from '../../../i18n/use-text.ts'
import { Field } from '../../../ui/field.tsx'

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

/** Accepts spaces and a country prefix; the server validates the number. */
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
