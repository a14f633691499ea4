import { useQuery } from '@tanstack/react-query'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { QueryView } from '../parts/query-view.tsx'
import { Section } from '../parts/section.tsx'
import { detailsQuery } from './api.ts'
import { CompanyForm } from './company-form.tsx'
import { LogoSetting } from './logo-setting.tsx'

export function CompanySection() {
  const t = useAdminText()
  const details = useQuery(detailsQuery)
  return (
    <Section title={t('admin.company')} hint={t('admin.companyHint')}>
      <LogoSetting />
      <QueryView query={details} height="520px">
        {(saved) => <CompanyForm saved={saved} />}
      </QueryView>
    </Section>
  )
}
