import { useEffect, useRef, useState } from 'react'
import { text } from '../../../i18n/text.ts'
import { CallError } from '../../../lib/call-error.ts'

type Fields = Record<string, string>

interface Refusal {
  /** Error message by field path. */
  fields: Fields
  /** Error message that belongs to no field. */
  message: string
}

const NONE: Refusal = { fields: {}, message: '' }

/** Errors of a form. The focus moves to the first invalid field. */
export function useRefusal() {
  const form = useRef<HTMLFormElement>(null)
  const [refusal, setRefusal] = useState(NONE)

  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.focus({ preventScroll: true })
    // Browsers scroll a focused field only just into view, where the save bar may cover it.
    wrong?.scrollIntoView({ block: 'center' })
  }, [refusal])

  /** Shows the errors of a refused request; `rename` maps the server's field paths to those of the form. */
  function showRefusal(thrown: unknown, rename = (fields: Fields) => fields): Fields {
    const fields = rename(thrown instanceof CallError ? thrown.fields : {})
    const hasFields = Object.keys(fields).length > 0
    const message = thrown instanceof CallError ? thrown.message : text('net.wrong')
    setRefusal({ fields, message: hasFields ? '' : message })
    return fields
  }

  /** Shows errors that were found before sending. */
  const showFaults = (fields: Fields) => setRefusal({ fields, message: '' })

  return { form, ...refusal, showRefusal, showFaults, clear: () => setRefusal(NONE) }
}
