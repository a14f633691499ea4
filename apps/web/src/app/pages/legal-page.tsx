import { queryOptions, useQuery } from '@tanstack/react-query'
import { usePageTitle } from '../../features/company/use-company-head.ts'
import { useFormats } from '../../i18n/format.ts'
import { type LegalDocument, loadLegalText } from '../../i18n/legal-texts.ts'
import { useDictionary } from '../../i18n/text.ts'
import { useText } from '../../i18n/use-text.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './legal-page.module.css'
import { PlainPage } from './plain-page.tsx'

/** The day on which the default texts were last changed. */
const UPDATED = '2026-11-01'
/** In English whatever the page speaks: other sites link to these titles. */
const TITLES = { privacy: 'Privacy Policy', agreement: 'User Agreement' } as const

/** The privacy policy or the user agreement. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const t = useText()
  const formats = useFormats()
  usePageTitle(TITLES[document])
  return (
    <PlainPage>
      <article className={styles.legal}>
        <header className={styles.head}>
          <h1>{t(`legal.${document}`)}</h1>
          <p>{t('legal.updated', { date: formats.date(UPDATED) })}</p>
        </header>
        <Sections document={document} />
      </article>
    </PlainPage>
  )
}

function Sections({ document }: { document: LegalDocument }) {
  const t = useText()
  const language = useDictionary((dictionary) => dictionary.language)
  const { data: sections } = useQuery(
    queryOptions({
      queryKey: ['company', 'legal', document, language],
      queryFn: () => loadLegalText(language, document),
    }),
  )
  if (!sections) return <Skeleton height="480px" />
  return (
    <>
      <nav className={styles.contents} aria-label={t('legal.contents')}>
        <ol>
          {sections.map(({ title }, at) => (
            <li key={title}>
              <a href={`#section-${at + 1}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {sections.map(({ title, paragraphs }, at) => (
          <section key={title} id={`section-${at + 1}`}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </>
  )
}
