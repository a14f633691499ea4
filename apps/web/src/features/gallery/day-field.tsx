import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { readDay } from './rules.ts'

interface DayFieldProps {
  label: string
  /** `2026-11-25`; null: none. */
  day: string | null
  /** Days before or after which there is nothing. */
  since?: string | null
  until?: string | null
  onChange: (day: string | null) => void
}

/** A day, in the browser's own calendar. */
export function DayField({ label, day, since, until, onChange }: DayFieldProps) {
  /** A day whose year is not typed to its end; null: none is. */
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
