import { useQuery } from '@tanstack/react-query'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { companyQuery } from '../../company/api.ts'
import { Columns } from '../parts/columns.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { LogoField } from './logo-field.tsx'
import styles from './logo-setting.module.css'

/** The logo on both grounds. A change counts at once, without the form's save button. */
export function LogoSetting() {
  const t = useAdminText()
  const company = useQuery(companyQuery)
  return (
    <section className={styles.setting} aria-labelledby="logo-heading">
      <h2 id="logo-heading">{t('admin.logo')}</h2>
      <p id="logo-hint">{t('admin.logoHint')}</p>
      <QueryView query={company} height="112px">
        {({ logo, darkLogo }) => (
          <Columns>
            <LogoField theme="light" logo={logo} instead="/seal.svg" />
            <LogoField theme="dark" logo={darkLogo} instead={logo ?? '/seal.svg'} />
          </Columns>
        )}
      </QueryView>
    </section>
  )
}
