import { useAdminText } from '../../../../i18n/admin-words.ts'
import { Field } from '../../../../ui/field.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useNamedText } from '../use-named-text.ts'
import type { FieldWith, TypedValue } from './rules.ts'

interface TypedOptionProps {
  field: FieldWith<'text' | 'long-text' | 'whole-number' | 'json'>
  option: TypedValue
}

/** Option that is typed; empty means the default. */
export function TypedOption({ field, option: { typed, error, write } }: TypedOptionProps) {
  const t = useAdminText()
  const { nameOf, hintOf } = useNamedText()
  const common = {
    label: nameOf('admin.option', field.name),
    hint: hintOf('admin.optionHint', field.hint ?? field.name),
    placeholder: t('admin.option.usual'),
    value: String(typed ?? ''),
    error,
    autoCapitalize: 'none',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => write(event.target.value),
  }
  if (field.input === 'json') return <TextArea {...common} placeholder={field.example} rows={8} />
  return <Field {...common} inputMode={field.input === 'whole-number' ? 'numeric' : undefined} />
}
