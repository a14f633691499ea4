import type { EngineOptionField } from '@easel/contract/admin-engines'
import { useAdminText } from '../../../../i18n/admin-words.ts'
import { Columns } from '../../parts/columns.tsx'
import type { EngineFields } from '../use-engine-form.ts'
import { ChosenOption } from './chosen-option.tsx'
import { FlagOption } from './flag-option.tsx'
import styles from './option-fields.module.css'
import { TypedOption } from './typed-option.tsx'

/** Fields of the options of this engine kind: narrow ones side by side, wide ones below. */
export function OptionFields({ form }: { form: EngineFields }) {
  const t = useAdminText()
  const { fields } = form.kind
  const draw = (field: EngineOptionField) => <OneOption key={field.name} field={field} form={form} />
  if (fields.length === 0) return null
  return (
    <fieldset className={styles.options}>
      <legend>{t('admin.engine.options')}</legend>
      <Columns>{fields.filter((field) => !isWide(field)).map(draw)}</Columns>
      {fields.filter(isWide).map(draw)}
    </fieldset>
  )
}

function isWide(field: EngineOptionField): boolean {
  return ['flag', 'json', 'long-text'].includes(field.input)
}

function OneOption({ field, form: { draft, fields, change } }: { field: EngineOptionField; form: EngineFields }) {
  const option = {
    typed: draft.options[field.name],
    error: fields[`options.${field.name}`] ?? '',
    write: (value: string | boolean) => change({ options: { ...draft.options, [field.name]: value } }),
  }
  if (field.input === 'flag') return <FlagOption field={field} option={option} />
  if (field.input === 'choice' || field.input === 'pixels') return <ChosenOption field={field} option={option} />
  return <TypedOption field={field} option={option} />
}
