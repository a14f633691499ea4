import type { AdminEngine } from '@easel/contract/admin-engines'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { CallError } from '../../../lib/call-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.ts'
import { ActForm } from '../parts/act-form.tsx'
import { useRemoveEngine } from './api.ts'

/** Forgets an engine that is off, once its name is typed. */
export function RemoveForm({ engine: { id, isOn } }: { engine: AdminEngine }) {
  const t = useAdminText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('admin.engine.remove')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('admin.engine.removeOf', { id })}>
        {isOn ? <p>{t('admin.engine.removeWhenOff')}</p> : <TypedName id={id} />}
      </Dialog>
    </>
  )
}

function TypedName({ id }: Pick<AdminEngine, 'id'>) {
  const t = useAdminText()
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState('')
  const remove = useRemoveEngine(() => {
    toast(t('admin.engine.removed', { id }), 'success')
    navigate('/admin/engines')
  })
  const isName = typed.trim() === id

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isName && !remove.isPending) remove.mutate(id)
  }

  return (
    <ActForm onSubmit={handleSubmit} problem={remove.error ? reasonOf(remove.error) : ''}>
      <p>{t('admin.engine.removeHint')}</p>
      <Field
        label={t('admin.engine.typeName', { id })}
        value={typed}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="danger" disabled={!isName} isBusy={remove.isPending}>
        {t('admin.engine.remove')}
      </Button>
    </ActForm>
  )
}

/** More exactly why, where the server says it. */
function reasonOf(error: Error): string {
  const [why] = error instanceof CallError ? Object.values(error.fields) : []
  return why ?? error.message
}
