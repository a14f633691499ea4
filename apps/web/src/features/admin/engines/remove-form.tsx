import type { AdminEngine } from '@easel/contract/admin-engines'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { CallError } from '../../../lib/call-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { ActForm } from '../parts/act-form.tsx'
import { TypedName } from '../parts/typed-name.tsx'
import { useTypedName } from '../parts/use-typed-name.ts'
import { useRemoveEngine } from './api.ts'

/** Removes an engine that is off, after its id has been typed. */
export function RemoveForm({ engine: { id, isOn } }: { engine: AdminEngine }) {
  const t = useAdminText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('admin.engine.remove')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('admin.engine.removeOf', { id })}>
        {isOn ? <p>{t('admin.engine.removeWhenOff')}</p> : <Removal id={id} />}
      </Dialog>
    </>
  )
}

function Removal({ id }: Pick<AdminEngine, 'id'>) {
  const t = useAdminText()
  const [, navigate] = useLocation()
  const draft = useTypedName(id)
  const remove = useRemoveEngine(() => {
    toast(t('admin.engine.removed', { id }), 'success')
    navigate('/admin/engines')
  })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (draft.isRight && !remove.isPending) remove.mutate(id)
  }

  return (
    <ActForm onSubmit={handleSubmit} problem={remove.error ? reasonOf(remove.error) : ''}>
      <p>{t('admin.engine.removeHint')}</p>
      <TypedName draft={draft} act={t('admin.engine.remove')} isBusy={remove.isPending} />
    </ActForm>
  )
}

/** The server's specific reason, where it gives one. */
function reasonOf(error: Error): string {
  const [why] = error instanceof CallError ? Object.values(error.fields) : []
  return why ?? error.message
}
