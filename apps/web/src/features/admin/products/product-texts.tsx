import { useAdminText } from '../../../i18n/admin-words.ts'
import { Field } from '../../../ui/field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { LANGUAGES, type TextLanguage } from './rules.ts'
import type { ProductForm } from './use-product-form.ts'
import styles from './product-texts.module.css'

/** Each language in its own words, whatever the page speaks. */
const NAMES: Record<TextLanguage, string> = { 'zh-CN': '简体中文', 'zh-TW': '繁體中文', 'en-US': 'English' }

/** What people read of it, in one of the languages. */
export function ProductTexts({ form }: { form: ProductForm }) {
  const t = useAdminText()
  const { draft, fields, language, change, setLanguage } = form
  const choices = LANGUAGES.map((value) => ({
    value,
    lang: value,
    label: draft.title[value].trim() ? t('admin.written', { language: NAMES[value] }) : NAMES[value],
  }))
  const write = (name: 'title' | 'description' | 'features') => (event: { target: { value: string } }) =>
    change({ [name]: { ...draft[name], [language]: event.target.value } })
  const features = Object.entries(fields).find(([path]) => path.startsWith(`features.${language}`))
  return (
    <div className={styles.texts}>
      <RadioGroup
        label={t('settings.language')}
        hint={t('admin.languagesHint')}
        value={language}
        choices={choices}
        onChange={setLanguage}
      />
      <Field
        label={`${t('admin.productTitle')} · ${NAMES[language]}`}
        lang={language}
        value={draft.title[language]}
        error={fields[`title.${language}`]}
        onChange={write('title')}
      />
      <Field
        label={`${t('admin.description')} · ${NAMES[language]}`}
        lang={language}
        value={draft.description[language]}
        error={fields[`description.${language}`]}
        onChange={write('description')}
      />
      <TextArea
        label={`${t('admin.features')} · ${NAMES[language]}`}
        lang={language}
        rows={4}
        hint={t('admin.featuresHint')}
        value={draft.features[language]}
        error={features?.[1]}
        onChange={write('features')}
      />
    </div>
  )
}
