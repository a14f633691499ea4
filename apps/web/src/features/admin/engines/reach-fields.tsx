import { useAdminText } from '../../../i18n/admin-words.ts'
import { Field } from '../../../ui/field.tsx'
import { FlagField } from '../parts/flag-field.tsx'
import type { EngineFields } from './use-engine-form.ts'
import { useNamedText } from './use-named-text.ts'

/** Id, address and credentials. */
export function ReachFields({ form }: { form: EngineFields }) {
  const t = useAdminText()
  const { hintOf } = useNamedText()
  const { kind, draft, fields, saved, change } = form
  return (
    <>
      {!saved && (
        <Field
          label={t('admin.engine.id')}
          hint={t('admin.engine.idHint')}
          value={draft.id}
          error={fields.id}
          maxLength={32}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => change({ id: event.target.value })}
        />
      )}
      <Field
        label={t('admin.engine.address')}
        hint={hintOf('admin.addressHint', kind.name)}
        inputMode="url"
        placeholder={kind.usual.address}
        value={draft.address}
        error={fields.address}
        maxLength={500}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => change({ address: event.target.value })}
      />
      <KeyFields form={form} />
    </>
  )
}

/** A saved key is never shown; an empty field keeps it. */
function KeyFields({ form: { kind, draft, fields, saved, change } }: { form: EngineFields }) {
  const t = useAdminText()
  const { hintOf } = useNamedText()
  const kept = saved?.key ?? null
  const placeholder = kept === null ? t('admin.engine.noKey') : t('admin.engine.keyKept', { key: kept })
  return (
    <div>
      <Field
        label={t('admin.engine.key')}
        hint={hintOf('admin.keyHint', kind.name)}
        type="password"
        autoComplete="new-password"
        placeholder={draft.isKeyDropped ? t('admin.engine.noKey') : placeholder}
        value={draft.key}
        error={fields.key}
        maxLength={1000}
        onChange={(event) => change({ key: event.target.value, isKeyDropped: false })}
      />
      {kept !== null && (
        <FlagField
          label={t('admin.engine.dropKey')}
          checked={draft.isKeyDropped}
          onChange={(event) => change({ isKeyDropped: event.target.checked, key: '' })}
        />
      )}
    </div>
  )
}
