import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { readDay } from './rules.ts'

interface DayFieldProps {
  label: string
  /** Like `2026-11-25`; null when empty. */
  day: string | null
  /** First and last day with any tasks. */
  since?: string | null
  until?: string | null
  onChange: (day: string | null) => void
}

/** Native date input. */
export function DayField({ label, day, since, until, onChange }: DayFieldProps) {
  /** Day whose year is still being typed; null otherwise. */
  const [draft, setDraft] = useState<string | null>(null)

  function handleChange(written: string) {
    const isWhole = written === '' || readDay(written) !== null
    setDraft(isWhole ? null : written)
    if (isWhole) onChange(written || null)
  }

  return (
    <Field
      type="date"
      label={label}
      value={draft ?? day ?? ''}
      min={since ?? undefined}
      max={until ?? undefined}
      onChange={(event) => handleChange(event.target.value)}
      onBlur={() => setDraft(null)}
    />
  )
}
