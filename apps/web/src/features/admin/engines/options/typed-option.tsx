import { useAdminText } from '../../../../i18n/admin-words.ts'
import { Field } from '../../../../ui/field.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import type { FieldAs, TypedValue } from './rules.ts'

interface TypedOptionProps {
  field: FieldAs<'text' | 'whole' | 'json'>
  option: TypedValue
}

/** Places are a node's number and the name of its input. */
const EXAMPLE = `{
  "imagine": {
    "graph": { … },
    "slots": { "prompt": "6.text", "seed": "3.seed" }
  }
}`

/** An option that one writes; empty it is as usual. */
export function TypedOption({ field, option: { typed, error, write } }: TypedOptionProps) {
  const t = useAdminText()
  const common = {
    label: t(`admin.option.${field.name}`),
    hint: t(`admin.optionHint.${hintOf(field)}`),
    placeholder: t('admin.option.usual'),
    value: String(typed ?? ''),
    error,
    autoCapitalize: 'none',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => write(event.target.value),
  }
  if (field.as === 'json') return <TextArea {...common} placeholder={EXAMPLE} rows={8} />
  return <Field {...common} inputMode={field.as === 'whole' ? 'numeric' : undefined} />
}

function hintOf(field: TypedOptionProps['field']) {
  return field.as === 'whole' ? (field.hint ?? field.name) : field.name
}
