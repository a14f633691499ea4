import type { Webhook } from '@easel/contract/webhooks'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { webhookText } from '../../i18n/webhook-words.ts'
import { CallError } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.ts'
import { useCreateWebhook, useUpdateWebhook } from './api.ts'
import { bodyOf, EMPTY_FIELDS, fieldsOf, findFaults, type WebhookFields } from './rules.ts'

const FIELDS = ['url', 'events', 'creditsUnder'] as const
/** Error message by field; `form` belongs to none. */
type Errors = Partial<Record<(typeof FIELDS)[number] | 'form', string>>

/** State of the form of a webhook. The focus moves to the first invalid field. */
export function useWebhookForm(webhook: Webhook | undefined, onSaved: (saved: Webhook) => void) {
  const form = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useState(webhook ? fieldsOf(webhook) : EMPTY_FIELDS)
  const [errors, setErrors] = useState<Errors>({})
  const create = useCreateWebhook()
  const update = useUpdateWebhook(webhook?.id ?? '')
  const save = webhook ? update : create

  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.focus({ preventScroll: true })
    // Browsers scroll a focused field only just into view, and its label not at all.
    wrong?.scrollIntoView({ block: 'center' })
  }, [errors])

  function submit(event: FormEvent) {
    event.preventDefault()
    const faults = Object.entries(findFaults(fields)).map(([name, fault]) => [name, webhookText(`webhook.${fault}`)])
    setErrors(Object.fromEntries(faults))
    if (faults.length > 0 || save.isPending) return
    save.mutate(bodyOf(fields), {
      onError: (thrown) => setErrors(readRefusal(thrown)),
      onSuccess: (saved) => {
        toast(webhookText('ui.saved'), 'success')
        onSaved(saved)
      },
    })
  }

  const set = (change: Partial<WebhookFields>) => setFields({ ...fields, ...change })
  return { form, fields, set, errors, isBusy: save.isPending, submit }
}

/** Messages by field where the server named fields that the form has. */
function readRefusal(thrown: unknown): Errors {
  if (!(thrown instanceof CallError)) return { form: webhookText('net.wrong') }
  const known = Object.entries(thrown.fields).filter(([name]) => FIELDS.some((field) => field === name))
  return known.length > 0 ? Object.fromEntries(known) : { form: thrown.message }
}
