import { PASSWORD_MIN_CHARS } from '@easel/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { settingsText } from '../../../i18n/settings-words.ts'
import { text } from '../../../i18n/text.ts'
import { CallError } from '../../../lib/call-error.ts'
import { type PasswordProblem, mapProblems } from '../rules.ts'
import { CODE_DIGITS } from '../login/code-field.tsx'
import { sessionsQuery } from '../sessions/api.ts'
import { useSaveProfile } from './api.ts'

const EMPTY = { proof: 'old' as 'old' | 'captcha', old: '', captcha: '', new: '' }
type Fields = typeof EMPTY
type Errors = Partial<Record<PasswordProblem, string>>

/** State of the password form: input, errors, success. The focus moves to the first invalid field. */
export function usePasswordChange(hasPassword: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const client = useQueryClient()
  const profile = useSaveProfile()
  const [typed, setFields] = useState(EMPTY)
  const fields: Fields = hasPassword ? typed : { ...typed, proof: 'captcha' }
  const [errors, setErrors] = useState<Errors>({})

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  function submit(event: FormEvent) {
    event.preventDefault()
    const missing = findMissing(fields)
    setErrors(missing)
    if (Object.keys(missing).length > 0 || profile.isPending) return
    const { proof } = fields
    profile.mutate(
      { password: { [proof]: fields[proof], new: fields.new } },
      {
        onError: refuse,
        onSuccess: () => {
          setFields({ ...EMPTY, proof })
          // A password change ends the other sessions.
          return client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
        },
      },
    )
  }

  function refuse(thrown: unknown) {
    setErrors(thrown instanceof CallError ? mapProblems(thrown.fields, thrown.message) : { form: text('net.wrong') })
  }

  function set(change: Partial<Fields>) {
    setFields({ ...fields, ...change })
    if (!profile.isPending) profile.reset()
  }

  return { form, fields, errors, setErrors, isBusy: profile.isPending, isDone: profile.isSuccess, set, refuse, submit }
}

function findMissing({ proof, old, captcha, new: wanted }: Fields): Errors {
  return {
    ...(proof === 'old' && old === '' && { old: text('login.needPassword') }),
    ...(proof === 'captcha' && captcha.length !== CODE_DIGITS && { captcha: text('login.needCode') }),
    ...(wanted.length < PASSWORD_MIN_CHARS && { new: settingsText('password.tooShort') }),
  }
}
