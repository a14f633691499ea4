import { userSorts } from '@easel/contract/admin'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { SearchForm } from '../parts/search-form.tsx'
import { Section } from '../parts/section.tsx'
import { useFilters } from '../parts/use-filters.ts'
import { useSorting } from '../parts/use-sorting.ts'
import { useCursorHistory } from '../parts/use-cursor-history.ts'
import { peopleQuery, readPeople } from './api.ts'
import { PeopleTable } from './people-table.tsx'
import { PersonDialog } from './person-dialog.tsx'

export function PeopleSection() {
  const t = useAdminText()
  const { values, isFiltered, change, clear } = useFilters(['text'])
  const [openId, setOpenId] = useState<string | null>(null)
  const { sort, sorting } = useSorting(userSorts)
  const filter = { ...(values.text && { text: values.text }), ...(sort && { sort }) }
  const trail = useCursorHistory(JSON.stringify(filter))
  const people = useQuery(peopleQuery({ ...filter, ...(trail.cursor && { cursor: trail.cursor }) }))
  const read = (page: object) => readPeople({ ...filter, ...page })
  return (
    <Section title={t('admin.people')} hint={t('admin.peopleHint')}>
      <PeopleTable
        pages={{ query: people, trail, read, sorting, onClear: isFiltered ? clear : undefined }}
        onOpen={setOpenId}
      >
        <SearchForm label={t('admin.searchPeople')} text={values.text} onSearch={(text) => change({ text })} />
      </PeopleTable>
      <PersonDialog person={people.data?.items.find(({ id }) => id === openId)} onClose={() => setOpenId(null)} />
    </Section>
  )
}
