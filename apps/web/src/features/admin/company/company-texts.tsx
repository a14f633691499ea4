import type { CompanyDetails } from '@easel/contract/company-details'
import { loadLegalText } from '../../../i18n/legal-texts.ts'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import styles from './company-texts.module.css'
import { LANGUAGE_NAMES, LANGUAGES, type TextLanguage, type TextPage, writeDefault } from './rules.ts'
import { writeText } from './store.ts'

export interface Tab {
  page: TextPage
  language: TextLanguage
}

interface CompanyTextsProps {
  texts: Pick<CompanyDetails, TextPage>
  tab: Tab
  onTab: (tab: Tab) => void
  /** Error message of the open text. */
  error: string | undefined
}

/** Editor of the three pages in three languages, one at a time. */
export function CompanyTexts({ texts, tab, onTab, error }: CompanyTextsProps) {
  const t = useAdminText()
  const { page, language } = tab
  const titles = { about: t('about.title'), privacy: t('legal.privacy'), agreement: t('legal.agreement') }
  const pages = (['about', 'privacy', 'agreement'] as const).map((value) => ({ value, label: titles[value] }))
  const languages = LANGUAGES.map((value) => ({
    value,
    lang: value,
    label: texts[page][value] ? t('admin.written', { language: LANGUAGE_NAMES[value] }) : LANGUAGE_NAMES[value],
  }))
  return (
    <section className={styles.texts}>
      <h2>{t('admin.texts')}</h2>
      <RadioGroup
        label={t('admin.page')}
        value={page}
        choices={pages}
        onChange={(next) => onTab({ page: next, language })}
      />
      <RadioGroup
        label={t('settings.language')}
        value={language}
        choices={languages}
        onChange={(next) => onTab({ page, language: next })}
      />
      <TextArea
        key={`${page}.${language}`}
        label={`${titles[page]} · ${LANGUAGE_NAMES[language]}`}
        value={texts[page][language] ?? ''}
        error={error}
        lang={language}
        rows={16}
        hint={t('admin.textHint')}
        onChange={(event) => writeText(page, language, event.target.value)}
      />
      {page !== 'about' && !texts[page][language] && <DefaultText page={page} language={language} />}
    </section>
  )
}

/** Button that inserts the default text, while the operator has none. */
function DefaultText({ page, language }: { page: Exclude<TextPage, 'about'>; language: TextLanguage }) {
  const t = useAdminText()
  const fill = async () => writeText(page, language, writeDefault(await loadLegalText(language, page)))
  return (
    <Button size="small" onClick={fill}>
      {t('admin.fillDefault')}
    </Button>
  )
}
