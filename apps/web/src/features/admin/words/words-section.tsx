import { useQuery } from '@tanstack/react-query'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Paged } from '../parts/paged.tsx'
import { SearchForm } from '../parts/search-form.tsx'
import { Section } from '../parts/section.tsx'
import { useFilters } from '../parts/use-filters.ts'
import { useTrail } from '../parts/use-trail.ts'
import { wordsQuery } from './api.ts'
import { WordsForm } from './words-form.tsx'
import { WordsTable } from './words-table.tsx'

/** What nobody may draw here. */
export function WordsSection() {
  const t = useAdminText()
  const { values, isFiltered, change, clear } = useFilters(['text'])
  return (
    <Section title={t('admin.words')} hint={t('admin.wordsHint')}>
      <WordsForm />
      <SearchForm label={t('admin.searchWords')} text={values.text} onSearch={(text) => change({ text })} />
      <Words key={values.text} text={values.text} onClear={isFiltered ? clear : undefined} />
    </Section>
  )
}

function Words({ text, onClear }: { text: string; onClear: (() => void) | undefined }) {
  const t = useAdminText()
  const trail = useTrail()
  const words = useQuery(wordsQuery({ ...(text && { text }), ...(trail.cursor && { cursor: trail.cursor }) }))
  return (
    <Paged query={words} trail={trail} height="240px" empty={t('admin.noWords')} onClear={onClear}>
      {(rows) => <WordsTable words={rows} />}
    </Paged>
  )
}
