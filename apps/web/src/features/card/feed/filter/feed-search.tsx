import { useText } from '../../../../i18n/use-text.ts'
import { SearchField } from '../../../../ui/search-field.tsx'
import { changeFilter, useFilter } from './use-filter.ts'

/** Searches prompts and messages. */
export function FeedSearch({ onDone }: { onDone: () => void }) {
  const t = useText()
  const { text } = useFilter()
  return (
    <SearchField
      label={t('filter.search')}
      text={text}
      onSearch={(next) => changeFilter({ text: next })}
      onDone={onDone}
    />
  )
}
