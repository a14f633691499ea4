import { Link } from 'wouter'
import { useCompany } from '../../features/company/api.ts'
import { usePageTitle } from '../../features/company/use-company-head.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './about-page.module.css'
import { PlainPage } from './plain-page.tsx'

/** Who runs this site, in its own words. */
export function AboutPage() {
  const t = useText()
  const company = useCompany()
  usePageTitle(t('about.title'))
  return (
    <PlainPage>
      <article className={styles.about}>
        <h1>{company?.name ?? t('about.title')}</h1>
        {company?.description && <p className={styles.lead}>{company.description}</p>}
        {(company?.about ?? t('about.text')).split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {company?.contact && (
          <p>
            {t('about.contact')} {company.contact}
          </p>
        )}
        <p className={styles.links}>
          <Link href="/user-agreement">{t('legal.agreement')}</Link>
          <Link href="/privacy-policy">{t('legal.privacy')}</Link>
        </p>
      </article>
    </PlainPage>
  )
}
