import type { FormEvent, ReactNode } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import styles from './search-form.module.css'

interface SearchFormProps {
  label: string
  /** The active search text. */
  text: string
  onSearch: (text: string) => void
  /** Further filter controls. */
  children?: ReactNode
}

/** Searches on submit, not on every keystroke. */
export function SearchForm({ label, text, onSearch, children }: SearchFormProps) {
  const t = useAdminText()

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('text')).trim())
  }

  return (
    <search>
      <form className={styles.form} onSubmit={handleSubmit}>
        <div className={styles.text}>
          <Field key={text} label={label} name="text" type="search" maxLength={100} defaultValue={text} />
        </div>
        {children}
        <Button type="submit" size="large">
          {t('admin.search')}
        </Button>
      </form>
    </search>
  )
}
