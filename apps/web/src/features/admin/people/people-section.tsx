import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Paged } from '../parts/paged.tsx'
import { SearchForm } from '../parts/search-form.tsx'
import { Section } from '../parts/section.tsx'
import { useFilters } from '../parts/use-filters.ts'
import { useTrail } from '../parts/use-trail.ts'
import { peopleQuery } from './api.ts'
import { PeopleTable } from './people-table.tsx'
import { PersonDialog } from './person-dialog.tsx'

/** Who has an account here. */
export function PeopleSection() {
  const t = useAdminText()
  const { values, isFiltered, change, clear } = useFilters(['text'])
  return (
    <Section title={t('admin.people')} hint={t('admin.peopleHint')}>
      <SearchForm label={t('admin.searchPeople')} text={values.text} onSearch={(text) => change({ text })} />
      <People key={values.text} text={values.text} onClear={isFiltered ? clear : undefined} />
    </Section>
  )
}

function People({ text, onClear }: { text: string; onClear: (() => void) | undefined }) {
  const t = useAdminText()
  const trail = useTrail()
  const [openId, setOpenId] = useState<string | null>(null)
  const people = useQuery(peopleQuery({ ...(text && { text }), ...(trail.cursor && { cursor: trail.cursor }) }))
  return (
    <>
      <Paged query={people} trail={trail} height="320px" empty={t('admin.noPeople')} onClear={onClear}>
        {(rows) => <PeopleTable people={rows} onOpen={setOpenId} />}
      </Paged>
      <PersonDialog person={people.data?.items.find(({ id }) => id === openId)} onClose={() => setOpenId(null)} />
    </>
  )
}
