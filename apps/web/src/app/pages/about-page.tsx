import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useCompany } from '../../features/company/api.ts'
import { aboutIn } from '../../features/company/page/api.ts'
import { PageProse } from '../../features/company/page/page-prose.tsx'
import { ProseFailed } from '../../features/company/page/prose-failed.tsx'
import { ProseSkeleton } from '../../features/company/page/prose-skeleton.tsx'
import { usePageTitle } from '../../features/company/use-company-head.ts'
import { useText } from '../../i18n/use-text.ts'
import { useAppSetting } from '../../lib/stored.ts'
import styles from './about-page.module.css'
import { PlainPage } from './plain-page.tsx'

/** The operator's "about" page. */
export function AboutPage() {
  const t = useText()
  const company = useCompany()
  const about = useAbout()
  usePageTitle(t('about.title'))
  return (
    <PlainPage>
      <article className={styles.about}>
        <header className={styles.head}>
          <h1>{company?.name ?? t('about.title')}</h1>
          {company?.description && <p>{company.description}</p>}
        </header>
        {about.isPending ? (
          <ProseSkeleton />
        ) : (
          <>
            <AboutText about={about} />
            <AboutFoot contact={company?.contact} />
          </>
        )}
      </article>
    </PlainPage>
  )
}

const useAbout = () => useQuery(aboutIn(useAppSetting((setting) => setting.language)))

function AboutText({ about: { data, error, refetch } }: { about: ReturnType<typeof useAbout> }) {
  const t = useText()
  if (data) return <PageProse page={data} />
  if (error) return <ProseFailed message={t('about.failed')} error={error} retry={refetch} />
  return <p className={styles.default}>{t('about.text')}</p>
}

function AboutFoot({ contact }: { contact: string | null | undefined }) {
  const t = useText()
  return (
    <footer className={styles.foot}>
      <dl>
        <dt>{t('about.contact')}</dt>
        <dd>{contact ?? t('about.noContact')}</dd>
      </dl>
      <p className={styles.links}>
        <Link href="/user-agreement">{t('legal.agreement')}</Link>
        <Link href="/privacy-policy">{t('legal.privacy')}</Link>
      </p>
    </footer>
  )
}
