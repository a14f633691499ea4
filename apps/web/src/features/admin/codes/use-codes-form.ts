import { type FormEvent, useState } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { CallError } from '../../../lib/call-error.ts'
import { makeKey } from '../../../lib/make-key.ts'
import { useRefusal } from '../parts/use-refusal.ts'
import { useCreateCodes } from './api.ts'
import { type CodesDraft, type CodesFaults, FIRST, readCodes } from './rules.ts'

/** State of the form for a new batch. `settle` corrects choices that are no longer available. */
export function useCodesForm(settle: (draft: CodesDraft) => CodesDraft, onEnd: () => void) {
  const t = useAdminText()
  const [typed, setTyped] = useState(FIRST)
  const [key, setKey] = useState(makeKey)
  const draft = settle(typed)
  const create = useCreateCodes()
  const { form, fields, message, showRefusal, showFaults, clear } = useRefusal()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (create.isPending) return
    clear()
    const read = readCodes(draft, endOfDay)
    if ('faults' in read) return showFaults(inWords(read.faults))
    create.mutate(
      { body: read.body, key },
      {
        onSuccess: onEnd,
        onError: (thrown) => {
          showRefusal(thrown)
          if (isLost(thrown)) setKey(makeKey())
        },
      },
    )
  }

  const inWords = (faults: CodesFaults) =>
    Object.fromEntries(Object.entries(faults).map(([path, fault]) => [path, t(`admin.fault.${fault}`)]))

  /** A changed draft is a new request with a new idempotency key. */
  function change(changed: Partial<CodesDraft>) {
    setTyped({ ...draft, ...changed })
    setKey(makeKey())
  }

  const problem = isLost(create.error) ? t('admin.codesLost') : message
  return { form, draft, fields, message: problem, isBusy: create.isPending, change, handleSubmit }
}

/** Whether the first attempt created the batch but its response was lost; codes cannot be fetched again. */
function isLost(thrown: unknown): boolean {
  return thrown instanceof CallError && thrown.reason === 'conflict'
}

/** Last instant of a day in the operator's time zone. */
function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59`).toISOString()
}
