import { useAdminText } from '../../../../i18n/admin-words.ts'
import { FlagField } from '../../parts/flag-field.tsx'
import type { FieldAs, TypedValue } from './rules.ts'

/** An option that holds or not. */
export function FlagOption({ field, option: { typed, write } }: { field: FieldAs<'flag'>; option: TypedValue }) {
  const t = useAdminText()
  return (
    <FlagField
      label={t(`admin.option.${field.name}`)}
      checked={typed === true}
      onChange={(event) => write(event.target.checked)}
    />
  )
}
