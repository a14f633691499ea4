import type { AdminEngine } from '@easel/contract/admin-engines'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useSwitchEngine, useTestEngine } from './api.ts'

/** Buttons of an engine in the list. Engines from a settings file cannot be changed here. */
export function EngineActs({ engine }: { engine: AdminEngine }) {
  const t = useAdminText()
  const isOfFile = engine.origin === 'file'
  return (
    <>
      {engine.origin !== 'built-in' && <TestButton id={engine.id} />}
      {!isOfFile && <OnOffButton engine={engine} />}
      <LinkButton
        size="small"
        href={`/admin/engines/${engine.id}`}
        variant="quiet"
        label={t(isOfFile ? 'admin.engine.lookAt' : 'admin.editOf', { title: engine.id })}
      >
        {t(isOfFile ? 'admin.details' : 'admin.edit')}
      </LinkButton>
    </>
  )
}

function TestButton({ id }: Pick<AdminEngine, 'id'>) {
  const t = useAdminText()
  const test = useTestEngine()

  function handleClick() {
    test.mutate(id, {
      onSuccess: ({ isWell, notes }) =>
        isWell
          ? toast(t('admin.engine.isWell', { id }), 'success')
          : toast([t('admin.engine.isNotWell', { id }), notes[0]?.text].filter(Boolean).join(' '), 'warning'),
    })
  }

  return (
    <Button size="small" aria-label={t('admin.engine.testOf', { id })} isBusy={test.isPending} onClick={handleClick}>
      {t('admin.engine.test')}
    </Button>
  )
}

function OnOffButton({ engine: { id, isOn } }: { engine: AdminEngine }) {
  const t = useAdminText()
  const change = useSwitchEngine()
  const toTell = isOn ? 'admin.engine.nowOff' : 'admin.engine.nowOn'
  return (
    <Button
      size="small"
      aria-label={t(isOn ? 'admin.engine.turnOffOf' : 'admin.engine.turnOnOf', { id })}
      isBusy={change.isPending}
      onClick={() => change.mutate({ id, isOn: !isOn }, { onSuccess: () => toast(t(toTell), 'success') })}
    >
      {t(isOn ? 'admin.engine.turnOff' : 'admin.engine.turnOn')}
    </Button>
  )
}
