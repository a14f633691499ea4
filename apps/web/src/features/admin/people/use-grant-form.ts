import type { AdminUser } from '@easel/contract/admin'
import { type FormEvent, useState } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { makeKey } from '../../../lib/make-key.ts'
import { toast } from '../../../ui/toast.ts'
import { useRefusal } from '../parts/use-refusal.ts'
import { useGrantCredits } from './api.ts'
import { type Direction, readChange } from './rules.ts'

const EMPTY = { direction: 'give' as Direction, credits: '', reason: '' }

export function useGrantForm({ id: userId }: AdminUser) {
  const t = useAdminText()
  const formats = useFormats()
  const [draft, setDraft] = useState({ ...EMPTY, key: makeKey() })
  const grant = useGrantCredits()
  const { form, fields, message, showRefusal, showFaults, clear } = useRefusal()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (grant.isPending) return
    clear()
    const credits = readChange(draft.credits, draft.direction)
    const reason = draft.reason.trim()
    if (credits === null || reason === '') {
      return showFaults({
        ...(credits === null && { credits: t('admin.fault.wholeAboveZero') }),
        ...(reason === '' && { reason: t('admin.fault.reasonMissing') }),
      })
    }
    grant.mutate(
      { userId, body: { credits, reason }, key: draft.key },
      {
        onSuccess: (answer) => {
          setDraft({ ...EMPTY, key: makeKey() })
          toast(t('admin.granted', { n: formats.number(answer.credits) }), 'success')
        },
        onError: (thrown) => showRefusal(thrown),
      },
    )
  }

  /** A changed draft is a new request with a new idempotency key. */
  const change = (changed: Partial<typeof EMPTY>) => setDraft({ ...draft, ...changed, key: makeKey() })
  return { form, draft, fields, message, isBusy: grant.isPending, change, handleSubmit }
}
