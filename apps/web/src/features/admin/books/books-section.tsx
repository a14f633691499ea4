import { useQuery } from '@tanstack/react-query'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { QueryView } from '../parts/query-view.tsx'
import { Section } from '../parts/section.tsx'
import { Alarms } from './alarms.tsx'
import { booksQuery } from './api.ts'
import { Doubts } from './doubts.tsx'
import { Providers } from './providers.tsx'
import { Takings } from './takings.tsx'

/** Money: problems, payment providers, takings and refunds. */
export function BooksSection() {
  const t = useAdminText()
  const books = useQuery(booksQuery)
  return (
    <Section title={t('admin.books')} hint={t('admin.booksHint')}>
      <QueryView query={books} height="320px">
        {(shown) => (
          <>
            <Alarms books={shown} />
            <Takings money={shown.money} />
            <Providers providers={shown.providers} />
          </>
        )}
      </QueryView>
      {!books.isPending && <Doubts />}
    </Section>
  )
}
