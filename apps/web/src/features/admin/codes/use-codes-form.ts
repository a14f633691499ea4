import { type FormEvent, useState } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { CallError } from '../../../lib/call-error.ts'
import { makeKey } from '../../../lib/make-key.ts'
import { useRefusal } from '../parts/use-refusal.ts'
import { useCreateCodes } from './api.ts'
import { type CodesDraft, type CodesFaults, FIRST, readCodes } from './rules.ts'

/** A batch as it is being typed. `settle` has the draft hold only what there is. */
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

  /** Another wish has another key. */
  function change(changed: Partial<CodesDraft>) {
    setTyped({ ...draft, ...changed })
    setKey(makeKey())
  }

  const problem = isLost(create.error) ? t('admin.codesLost') : message
  return { form, draft, fields, message: problem, isBusy: create.isPending, change, handleSubmit }
}

/** The first try has made the batch, and its answer did not arrive: what the codes say cannot be asked for again. */
function isLost(thrown: unknown): boolean {
  return thrown instanceof CallError && thrown.reason === 'conflict'
}

/** The last moment of a day where the operator is. */
function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59`).toISOString()
}
