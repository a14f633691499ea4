import { useAdminText } from '../../../../i18n/admin-words.ts'
import { Columns } from '../../parts/columns.tsx'
import type { EngineFields } from '../use-engine-form.ts'
import { ChosenOption } from './chosen-option.tsx'
import { FlagOption } from './flag-option.tsx'
import styles from './option-fields.module.css'
import { FIELDS, type OptionField } from './rules.ts'
import { TypedOption } from './typed-option.tsx'

/** What only this kind of engine is told: fields side by side, what is on or off under them, graphs at the end. */
export function OptionFields({ form }: { form: EngineFields }) {
  const t = useAdminText()
  const fields = FIELDS[form.draft.kind]
  const draw = (field: OptionField) => <OneOption key={field.name} field={field} form={form} />
  if (fields.length === 0) return null
  return (
    <fieldset className={styles.options}>
      <legend>{t('admin.engine.options')}</legend>
      <Columns>{fields.filter((field) => !isWide(field)).map(draw)}</Columns>
      {fields.filter(isWide).map(draw)}
    </fieldset>
  )
}

function isWide(field: OptionField): boolean {
  return field.as === 'flag' || field.as === 'json' || (field.as === 'text' && field.isLong === true)
}

function OneOption({ field, form: { draft, fields, change } }: { field: OptionField; form: EngineFields }) {
  const option = {
    typed: draft.options[field.name],
    error: fields[`options.${field.name}`] ?? '',
    write: (value: string | boolean) => change({ options: { ...draft.options, [field.name]: value } }),
  }
  if (field.as === 'flag') return <FlagOption field={field} option={option} />
  if (field.as === 'choice' || field.as === 'pixels') return <ChosenOption field={field} option={option} />
  return <TypedOption field={field} option={option} />
}
