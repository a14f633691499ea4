import { useAdminText } from '../../../i18n/admin-words.ts'
import styles from './kind-picker.module.css'
import { changeKind } from './rules.ts'
import type { EngineFields } from './use-engine-form.ts'
import { useNamedText } from './use-named-text.ts'

/** Chooses the kind of a new engine, each with a description. */
export function KindPicker({ form: { draft, kinds, fields, taken, change } }: { form: EngineFields }) {
  const t = useAdminText()
  const { nameOf, hintOf } = useNamedText()
  return (
    <fieldset className={styles.kinds}>
      <legend>{t('admin.engine.kind')}</legend>
      <div>
        {kinds.map((kind) => (
          <label key={kind.name}>
            <input
              type="radio"
              name="kind"
              value={kind.name}
              checked={draft.kind === kind.name}
              onChange={() => change(changeKind(draft, kind, { kinds, taken }))}
            />
            <strong>{nameOf('admin.engineKind', kind.name)}</strong>
            <span>{hintOf('admin.engineKindHint', kind.name)}</span>
          </label>
        ))}
      </div>
      {fields.kind && <p role="alert">{fields.kind}</p>}
    </fieldset>
  )
}
