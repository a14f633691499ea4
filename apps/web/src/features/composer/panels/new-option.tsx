import type { BotType } from '@easel/contract/drawing'
import { OPTION_NAME_MAX_CHARS, OPTION_VALUE_MAX_CHARS } from '@easel/contract/limits'
import { DASHES } from '@easel/prompt/dashes'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { CallError } from '../../../lib/call-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useSaveOption } from './api.ts'
import styles from './new-option.module.css'

/** Element that gets the focus after a row was deleted. */
export const NEW_OPTION_ID = 'new-option'

/** Adds a named option; errors are shown at the fields. */
export function NewOption({ botType }: { botType: BotType }) {
  const t = useText()
  const [name, setName] = useState('')
  const [value, setValue] = useState('')
  const option = useSaveOption(botType)
  const problems = problemsOf(option.error)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const typed = { name: withoutDashes(name), value: value.trim() }
    if (typed.name === '' || typed.value === '') return
    option.mutate(typed, {
      onSuccess: () => {
        setName('')
        setValue('')
        document.getElementById(NEW_OPTION_ID)?.focus()
      },
    })
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <h3 id={NEW_OPTION_ID} tabIndex={-1}>
        {t('prefer.new')}
      </h3>
      <Field
        label={t('prefer.name')}
        required
        maxLength={OPTION_NAME_MAX_CHARS + 2}
        placeholder="mystyle"
        autoCapitalize="none"
        error={problems.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label={t('prefer.value')}
        required
        maxLength={OPTION_VALUE_MAX_CHARS}
        placeholder="ink wash --s 250"
        error={problems.value}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <Button type="submit" isBusy={option.isPending}>
        {t('prefer.add')}
      </Button>
    </form>
  )
}

/** Messages by field; a general one is shown below the second field. */
function problemsOf(error: Error | null): { name: string; value: string } {
  const { name = '', value = '' } = error instanceof CallError ? error.fields : {}
  return { name, value: value || (name === '' ? (error?.message ?? '') : '') }
}

const BEGINNING = new RegExp(`^${DASHES}`)

/** Accepts the name with leading dashes too. */
function withoutDashes(name: string): string {
  return name.trim().replace(BEGINNING, '')
}
