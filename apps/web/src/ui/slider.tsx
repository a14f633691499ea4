import { useState } from 'react'
import { Range, type RangeLimits } from './range.tsx'
import styles from './slider.module.css'

interface SliderProps {
  label: string
  /** Integer. */
  value: number
  limits: RangeLimits
  /** Default, restored by a double click on the track. */
  usual: number
  onChange: (value: number) => void
}

/** Integer input by slider or text field. */
export function Slider({ label, value, limits, usual, onChange }: SliderProps) {
  /** Text being typed that is not a valid value; null otherwise. */
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

/** Undefined unless it is an integer within the limits. */
function readWhole(written: string, { min, max }: RangeLimits): number | undefined {
  const number = Number(written)
  return written.trim() !== '' && Number.isInteger(number) && number >= min && number <= max ? number : undefined
}
