import { useAdminText } from '../../../i18n/admin-words.ts'
import styles from './kind-picker.module.css'
import { changeKind, KINDS } from './rules.ts'
import type { EngineFields } from './use-engine-form.ts'

/** What it is that one connects, each kind with a line that says so. */
export function KindPicker({ form: { draft, fields, taken, change } }: { form: EngineFields }) {
  const t = useAdminText()
  return (
    <fieldset className={styles.kinds}>
      <legend>{t('admin.engine.kind')}</legend>
      <div>
        {KINDS.map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="kind"
              value={kind}
              checked={draft.kind === kind}
              onChange={() => change(changeKind(draft, kind, taken))}
            />
            <strong>{t(`admin.engineKind.${kind}`)}</strong>
            <span>{t(`admin.engineKindHint.${kind}`)}</span>
          </label>
        ))}
      </div>
      {fields.kind && <p role="alert">{fields.kind}</p>}
    </fieldset>
  )
}
