import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../lib/call-error.ts'
import { text } from '../../../i18n/text.ts'

/** Error message by field name; `form` holds the message that belongs to no field. */
export type FieldErrors = Partial<Record<'phone' | 'password' | 'captcha' | 'form', string>>

/** Error messages of a form. The focus moves to the first invalid field. */
export function useFieldErrors() {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  return { form, errors, setErrors, showRefusal: (thrown: unknown) => setErrors(readRefusal(thrown)) }
}

/** Messages by field where the server named fields, else one message for the form. */
function readRefusal(thrown: unknown): FieldErrors {
  if (!(thrown instanceof CallError)) return { form: text('net.wrong') }
  const { phone, password, captcha } = thrown.fields
  const known = { ...(phone && { phone }), ...(password && { password }), ...(captcha && { captcha }) }
  return Object.keys(known).length > 0 ? known : { form: thrown.message }
}
