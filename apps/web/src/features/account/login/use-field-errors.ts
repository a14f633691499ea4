import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../lib/call-error.ts'
import { text } from '../../../i18n/text.ts'

/** By name of the field; `form` is what belongs to none. */
export type FieldErrors = Partial<Record<'phone' | 'password' | 'captcha' | 'form', string>>

/** What is wrong in a form. The focus goes to the first field that is. */
export function useFieldErrors() {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  return { form, errors, setErrors, showRefusal: (thrown: unknown) => setErrors(readRefusal(thrown)) }
}

/** Refused fields under themselves; everything else in one line. */
function readRefusal(thrown: unknown): FieldErrors {
  if (!(thrown instanceof CallError)) return { form: text('net.wrong') }
  const { phone, password, captcha } = thrown.fields
  const known = { ...(phone && { phone }), ...(password && { password }), ...(captcha && { captcha }) }
  return Object.keys(known).length > 0 ? known : { form: thrown.message }
}
