import { useQuery } from '@tanstack/react-query'
import { legalTextIn } from '../../features/company/page/api.ts'
import { PageProse } from '../../features/company/page/page-prose.tsx'
import { ProseFailed } from '../../features/company/page/prose-failed.tsx'
import { ProseSkeleton } from '../../features/company/page/prose-skeleton.tsx'
import { usePageTitle } from '../../features/company/use-company-head.ts'
import { useFormats } from '../../i18n/format.ts'
import type { LegalDocument } from '../../i18n/legal-texts.ts'
import { useText } from '../../i18n/use-text.ts'
import { useAppSetting } from '../../lib/stored.ts'
import styles from './legal-page.module.css'
import { PlainPage } from './plain-page.tsx'

/** Always in English, because other sites link to these titles. */
const TITLES = { privacy: 'Privacy Policy', agreement: 'User Agreement' } as const

/** Privacy policy or user agreement: the operator's text, else the default. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const t = useText()
  const formats = useFormats()
  const language = useAppSetting((setting) => setting.language)
  const { data, error, refetch } = useQuery(legalTextIn(document, language))
  usePageTitle(TITLES[document])
  return (
    <PlainPage>
      <article className={styles.legal}>
        <header className={styles.head}>
          <h1>{t(`legal.${document}`)}</h1>
          {data?.updatedAt && <p>{t('legal.updated', { date: formats.date(data.updatedAt) })}</p>}
        </header>
        {data && <PageProse page={data} />}
        {!data && !error && <ProseSkeleton />}
        {!data && error && <ProseFailed message={t('legal.failed')} error={error} retry={refetch} />}
      </article>
    </PlainPage>
  )
}
