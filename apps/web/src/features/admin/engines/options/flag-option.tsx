import { FlagField } from '../../parts/flag-field.tsx'
import { useNamedText } from '../use-named-text.ts'
import type { FieldWith, TypedValue } from './rules.ts'

/** Option that is on or off. */
export function FlagOption({ field, option: { typed, write } }: { field: FieldWith<'flag'>; option: TypedValue }) {
  const { nameOf } = useNamedText()
  return (
    <FlagField
      label={nameOf('admin.option', field.name)}
      checked={typed === true}
      onChange={(event) => write(event.target.checked)}
    />
  )
}
