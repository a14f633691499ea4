import { useEffect, useRef, useState } from 'react'
import { text } from '../../../i18n/text.ts'
import { CallError } from '../../../lib/call-error.ts'

type Fields = Record<string, string>

interface Refusal {
  /** By input path. */
  fields: Fields
  /** What no field says. */
  message: string
}

const NONE: Refusal = { fields: {}, message: '' }

/** What was refused in a form. The focus goes to the first field that is wrong. */
export function useRefusal() {
  const form = useRef<HTMLFormElement>(null)
  const [refusal, setRefusal] = useState(NONE)

  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.focus({ preventScroll: true })
    // A browser brings it just into the window, where the bar that saves may stand over it.
    wrong?.scrollIntoView({ block: 'center' })
  }, [refusal])

  /** Gives what is wrong with which field; `rename` for a form that knows its fields by other names. */
  function showRefusal(thrown: unknown, rename = (fields: Fields) => fields): Fields {
    const fields = rename(thrown instanceof CallError ? thrown.fields : {})
    const hasFields = Object.keys(fields).length > 0
    const message = thrown instanceof CallError ? thrown.message : text('net.wrong')
    setRefusal({ fields, message: hasFields ? '' : message })
    return fields
  }

  /** What is wrong before the server is asked. */
  const showFaults = (fields: Fields) => setRefusal({ fields, message: '' })

  return { form, ...refusal, showRefusal, showFaults, clear: () => setRefusal(NONE) }
}
