import { useQuery } from '@tanstack/react-query'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { enginesQuery } from '../engines/api.ts'
import { QueryView } from '../parts/query-view.tsx'
import { Section } from '../parts/section.tsx'
import { pricesQuery } from './api.ts'
import { PricesForm } from './prices-form.tsx'

/** What each act costs, by speed and by engine. */
export function PricesSection() {
  const t = useAdminText()
  const prices = useQuery(pricesQuery)
  const engines = useQuery(enginesQuery)
  return (
    <Section title={t('admin.costs')} hint={t('admin.costsHint')}>
      <QueryView query={engines} height="560px">
        {(all) => (
          <QueryView query={prices} height="560px">
            {(saved) => <PricesForm saved={saved} engines={all.map(({ id }) => id)} />}
          </QueryView>
        )}
      </QueryView>
    </Section>
  )
}
