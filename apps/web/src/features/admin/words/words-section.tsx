import { useQuery } from '@tanstack/react-query'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { SearchForm } from '../parts/search-form.tsx'
import { Section } from '../parts/section.tsx'
import { useFilters } from '../parts/use-filters.ts'
import { useCursorHistory } from '../parts/use-cursor-history.ts'
import { readWords, wordsQuery } from './api.ts'
import { WordsForm } from './words-form.tsx'
import { WordsTable } from './words-table.tsx'

/** Words that no prompt may contain. */
export function WordsSection() {
  const t = useAdminText()
  const { values, isFiltered, change, clear } = useFilters(['text'])
  const filter = { ...(values.text && { text: values.text }) }
  const trail = useCursorHistory(JSON.stringify(filter))
  const words = useQuery(wordsQuery({ ...filter, ...(trail.cursor && { cursor: trail.cursor }) }))
  const read = (page: object) => readWords({ ...filter, ...page })
  return (
    <Section title={t('admin.words')} hint={t('admin.wordsHint')}>
      <WordsForm />
      <WordsTable pages={{ query: words, trail, read, onClear: isFiltered ? clear : undefined }}>
        <SearchForm label={t('admin.searchWords')} text={values.text} onSearch={(text) => change({ text })} />
      </WordsTable>
    </Section>
  )
}
