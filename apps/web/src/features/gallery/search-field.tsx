import { useText } from '../../i18n/use-text.ts'
import { SearchField as Field } from '../../ui/search-field.tsx'
import { useFilters } from './use-filters.ts'

/** Searches prompts. */
export function SearchField() {
  const t = useText()
  const [{ text }, changeFilters] = useFilters()
  return <Field label={t('gallery.search')} text={text} onSearch={(next) => changeFilters({ text: next })} />
}
