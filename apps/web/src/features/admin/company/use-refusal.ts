import { useEffect, useRef, useState } from 'react'
import { text } from '../../../i18n/text.ts'
import { CallError } from '../../../lib/call-error.ts'

interface Refusal {
  /** By input path. */
  fields: Record<string, string>
  /** What no field says. */
  message: string
}

const NONE: Refusal = { fields: {}, message: '' }

/** What was refused in a form. The focus goes to the first field that is wrong. */
export function useRefusal() {
  const form = useRef<HTMLFormElement>(null)
  const [refusal, setRefusal] = useState(NONE)

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])

  /** Gives what is wrong with which field. */
  function showRefusal(thrown: unknown): Record<string, string> {
    const fields = thrown instanceof CallError ? thrown.fields : {}
    const hasFields = Object.keys(fields).length > 0
    const message = thrown instanceof CallError ? thrown.message : text('net.wrong')
    setRefusal({ fields, message: hasFields ? '' : message })
    return fields
  }

  return { form, ...refusal, showRefusal, clear: () => setRefusal(NONE) }
}
