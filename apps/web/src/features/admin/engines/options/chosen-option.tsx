import { type AdminKey, useAdminText } from '../../../../i18n/admin-words.ts'
import { Select } from '../../../../ui/select.tsx'
import { type FieldAs, SIDES, type TypedValue } from './rules.ts'

interface ChosenOptionProps {
  field: FieldAs<'choice' | 'pixels'>
  option: TypedValue
}

const WORDS: Readonly<Record<string, AdminKey>> = {
  '': 'admin.option.usual',
  plus: 'admin.choice.plus',
  trueai: 'admin.choice.trueai',
  relax: 'admin.choice.relax',
  fast: 'admin.choice.fast',
  turbo: 'admin.choice.turbo',
  'ip-adapter': 'admin.choice.ip-adapter',
  'reference-latent': 'admin.choice.reference-latent',
}

/** An option of which there are a few to choose from. */
export function ChosenOption({ field, option: { typed, error, write } }: ChosenOptionProps) {
  const t = useAdminText()
  const value = String(typed ?? '')
  const wordsOf = (choice: string) => {
    const key = WORDS[choice]
    return key ? t(key) : choice
  }
  const choices =
    field.as === 'pixels' ? sizesWith(value) : field.choices.map((one) => ({ value: one, label: wordsOf(one) }))
  return (
    <Select label={t(`admin.option.${field.name}`)} value={value} choices={choices} error={error} onChange={write} />
  )
}

/** Also one that no square of ours has. */
function sizesWith(value: string): { value: string; label: string }[] {
  const usual = SIDES.map((side) => ({ value: String(side * side), label: `${side} × ${side}` }))
  return usual.some((one) => one.value === value) ? usual : [...usual, { value, label: `${value} px` }]
}
