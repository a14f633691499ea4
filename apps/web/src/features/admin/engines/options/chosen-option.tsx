import { useAdminText } from '../../../../i18n/admin-words.ts'
import { Select } from '../../../../ui/select.tsx'
import { useNamedText } from '../use-named-text.ts'
import { choicesOf, type FieldWith, SIDES, type TypedValue } from './rules.ts'

interface ChosenOptionProps {
  field: FieldWith<'choice' | 'pixels'>
  option: TypedValue
}

/** Option with a closed set of values. */
export function ChosenOption({ field, option: { typed, error, write } }: ChosenOptionProps) {
  const t = useAdminText()
  const { nameOf } = useNamedText()
  const value = String(typed ?? '')
  const wordsOf = (choice: string) => (choice === '' ? t('admin.option.usual') : nameOf('admin.choice', choice))
  const choices =
    field.input === 'pixels' ? sizesWith(value) : choicesOf(field).map((one) => ({ value: one, label: wordsOf(one) }))
  return (
    <Select label={nameOf('admin.option', field.name)} value={value} choices={choices} error={error} onChange={write} />
  )
}

/** The known sizes, plus the current one if it is another. */
function sizesWith(value: string): { value: string; label: string }[] {
  const usual = SIDES.map((side) => ({ value: String(side * side), label: `${side} × ${side}` }))
  return usual.some((one) => one.value === value) ? usual : [...usual, { value, label: `${value} px` }]
}
