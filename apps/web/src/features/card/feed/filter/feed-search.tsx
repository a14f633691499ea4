import { useText } from '../../../../i18n/use-text.ts'
import { SearchField } from '../../../../ui/search-field.tsx'
import { changeFilter, useFilter } from './use-filter.ts'

/** Words that a prompt or a message has. */
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
