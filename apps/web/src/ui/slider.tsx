import { useState } from 'react'
import { Range, type RangeLimits } from './range.tsx'
import styles from './slider.module.css'

interface SliderProps {
  label: string
  /** A whole number. */
  value: number
  limits: RangeLimits
  /** Where a double press on the track goes back to. */
  usual: number
  onChange: (value: number) => void
}

/** A number chosen by a thumb on a track, or written into the field beside it. */
export function Slider({ label, value, limits, usual, onChange }: SliderProps) {
  /** Null: nothing is being written that is not the value. */
  const [draft, setDraft] = useState<string | null>(null)
  const written = draft ?? String(value)

  function handleWrite(text: string) {
    const number = readWhole(text, limits)
    setDraft(text)
    if (number !== undefined) onChange(number)
  }

  function handleSlide(next: number) {
    setDraft(null)
    onChange(next)
  }

  return (
    <div className={styles.slider}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <Range
        label={label}
        value={value}
        limits={limits}
        onChange={handleSlide}
        options={{ onReset: () => handleSlide(usual) }}
      />
      <input
        type="number"
        inputMode="numeric"
        className={styles.number}
        aria-label={`${label} ${limits.min}–${limits.max}`}
        aria-invalid={readWhole(written, limits) === undefined || undefined}
        min={limits.min}
        max={limits.max}
        value={written}
        onChange={(event) => handleWrite(event.target.value)}
        onBlur={() => setDraft(null)}
      />
    </div>
  )
}

/** Undefined: no whole number within the limits. */
function readWhole(written: string, { min, max }: RangeLimits): number | undefined {
  const number = Number(written)
  return written.trim() !== '' && Number.isInteger(number) && number >= min && number <= max ? number : undefined
}
