import { useAdminText } from '../../../i18n/admin-words.ts'
import { Field } from '../../../ui/field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { LANGUAGE_NAMES, LANGUAGES, type TextLanguage } from '../company/rules.ts'
import type { ProductForm } from './use-product-form.ts'
import styles from './product-texts.module.css'

/** Texts of the product in one of the languages. */
export function ProductTexts({ form }: { form: ProductForm }) {
  const t = useAdminText()
  const { draft, fields, language, change } = form
  const write = (name: 'title' | 'description' | 'features') => (event: { target: { value: string } }) =>
    change({ [name]: { ...draft[name], [language]: event.target.value } })
  const features = Object.entries(fields).find(([path]) => path.startsWith(`features.${language}`))
  return (
    <div className={styles.texts}>
      <Languages form={form} />
      <Field
        label={`${t('admin.productTitle')} · ${LANGUAGE_NAMES[language]}`}
        lang={language}
        value={draft.title[language]}
        error={fields[`title.${language}`]}
        onChange={write('title')}
      />
      <Field
        label={`${t('admin.description')} · ${LANGUAGE_NAMES[language]}`}
        lang={language}
        value={draft.description[language]}
        error={fields[`description.${language}`]}
        onChange={write('description')}
      />
      <TextArea
        label={`${t('admin.features')} · ${LANGUAGE_NAMES[language]}`}
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

/** Language tabs; each shows whether a name exists, or is missing but required. */
function Languages({ form: { draft, fields, language, setLanguage } }: { form: ProductForm }) {
  const t = useAdminText()
  const isNamed = (value: TextLanguage) => draft.title[value].trim() !== ''
  const missing = LANGUAGES.filter((value) => fields[`title.${value}`] && !isNamed(value))
  const labelOf = (value: TextLanguage) => {
    if (isNamed(value)) return t('admin.written', { language: LANGUAGE_NAMES[value] })
    return missing.includes(value) ? t('admin.unwritten', { language: LANGUAGE_NAMES[value] }) : LANGUAGE_NAMES[value]
  }
  return (
    <div>
      <RadioGroup
        label={t('settings.language')}
        hint={t('admin.languagesHint')}
        value={language}
        choices={LANGUAGES.map((value) => ({ value, lang: value, label: labelOf(value) }))}
        onChange={setLanguage}
      />
      {missing.length > 0 && (
        <p className={styles.problem}>
          {t('admin.namesMissing', { languages: missing.map((value) => LANGUAGE_NAMES[value]).join(' · ') })}
        </p>
      )}
    </div>
  )
}
