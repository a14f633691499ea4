import type { ApiKey, NewApiKey } from '@easel/contract/keys'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { keyText } from '../../i18n/key-words.ts'
import { CallError } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.ts'
import { useCreateKey, useUpdateKey } from './api.ts'
import { bodyOf, EMPTY_FIELDS, fieldsOf, findFaults, type KeyFields, listChanges } from './rules.ts'

const FIELDS = ['name', 'channelId', 'dailyCredits', 'totalCredits', 'expiresAt', 'addresses'] as const
/** Error message by field; `form` belongs to none. */
type Errors = Partial<Record<(typeof FIELDS)[number] | 'form', string>>

interface Ways {
  onMade: (made: NewApiKey) => void
  onBack: () => void
}

/** State of the form of a key. The focus moves to the first invalid field. */
export function useKeyForm(apiKey: ApiKey | undefined, { onMade, onBack }: Ways) {
  const form = useRef<HTMLFormElement>(null)
  const [before] = useState(apiKey ? fieldsOf(apiKey) : EMPTY_FIELDS)
  const [fields, setFields] = useState(before)
  const [errors, setErrors] = useState<Errors>({})
  const create = useCreateKey()
  const update = useUpdateKey(apiKey?.id ?? '')
  const isBusy = create.isPending || update.isPending

  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.focus({ preventScroll: true })
    // Browsers scroll a focused field only just into view, and its label not at all.
    wrong?.scrollIntoView({ block: 'center' })
  }, [errors])

  function submit(event: FormEvent) {
    event.preventDefault()
    const faults = Object.entries(findFaults(fields)).map(([name, fault]) => [name, keyText(`apiKey.${fault}`)])
    setErrors(Object.fromEntries(faults))
    if (faults.length > 0 || isBusy) return
    const onError = (thrown: unknown) => setErrors(readRefusal(thrown))
    if (apiKey) update.mutate(listChanges(before, fields), { onError, onSuccess: finish })
    else create.mutate(bodyOf(fields), { onError, onSuccess: onMade })
  }

  function finish() {
    toast(keyText('ui.saved'), 'success')
    onBack()
  }

  const set = (change: Partial<KeyFields>) => setFields({ ...fields, ...change })
  return { form, fields, set, errors, isBusy, submit }
}

/** Messages by field where the server named fields that the form has; an address is named with its place. */
function readRefusal(thrown: unknown): Errors {
  if (!(thrown instanceof CallError)) return { form: keyText('net.wrong') }
  const told = Object.entries(thrown.fields).map(([path, message]) => [path.split('.')[0] ?? '', message] as const)
  const known = told.filter(([name]) => FIELDS.some((field) => field === name))
  return known.length > 0 ? Object.fromEntries(known) : { form: thrown.message }
}
