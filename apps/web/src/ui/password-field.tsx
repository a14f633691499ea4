import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type InputHTMLAttributes, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Field } from './field.tsx'
import { IconButton } from './icon-button.tsx'

interface PasswordFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  hint?: string
  /** Error message; empty when valid. */
  error: string | undefined
}

/** Password field with a "show" button. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useText()
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      after={
        <IconButton
          label={t(isShown ? 'login.hide' : 'login.show')}
          icon={isShown ? EyeOff : Eye}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
