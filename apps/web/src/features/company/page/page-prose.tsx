import { useText } from '../../../i18n/use-text.ts'
import { useDictionary } from '../../../i18n/text.ts'
import type { PageText } from './api.ts'
import styles from './page-prose.module.css'
import type { Section } from './rules.ts'

/** A long text with a table of contents on wide screens. Its content is never interpreted as markup. */
export function PageProse({ page }: { page: PageText }) {
  const spoken = useDictionary((dictionary) => dictionary.language)
  const lang = page.language === spoken ? undefined : page.language
  return (
    <>
      <Contents sections={page.sections} lang={lang} />
      <div className={styles.sections} lang={lang}>
        {page.sections.map((section, at) => (
          <section key={at} id={idOf(at)}>
            {section.title !== null && <h2>{section.title}</h2>}
            {section.paragraphs.map((paragraph, line) => (
              <p key={line}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </>
  )
}

function Contents({ sections, lang }: { sections: readonly Section[]; lang: string | undefined }) {
  const t = useText()
  if (sections.filter(({ title }) => title !== null).length < 2) return null
  return (
    <nav className={styles.contents} aria-label={t('legal.contents')}>
      <ol lang={lang}>
        {sections.map(
          ({ title }, at) =>
            title !== null && (
              <li key={at}>
                <a href={`#${idOf(at)}`}>{title}</a>
              </li>
            ),
        )}
      </ol>
    </nav>
  )
}

const idOf = (at: number) => `section-${at + 1}`
