import styles from './range.module.css'
import { RangeInput } from './range-input.tsx'

export interface RangeLimits {
  min: number
  max: number
  /** Values with a mark below the track. */
  ticks?: readonly number[]
}

interface RangeProps {
  label: string
  value: number
  limits: RangeLimits
  onChange: (value: number) => void
  options?: RangeOptions
}

interface RangeOptions {
  /** Accessible text of the value, where the number is not meaningful. */
  valueText?: string
  /** Called on a double click, to reset to the default. */
  onReset?: () => void
}

/** Labelled slider with the native keyboard handling. */
export function Range({ label, value, limits, onChange, options = {} }: RangeProps) {
  const { min, max, ticks = [] } = limits
  return (
    <span className={styles.range}>
      <RangeInput
        aria-label={label}
        aria-valuetext={options.valueText}
        min={min}
        max={max}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        onDoubleClick={options.onReset}
      />
      {ticks.map((tick) => (
        <span key={tick} className={styles.tick} style={{ left: placeOf((tick - min) / (max - min)) }} aria-hidden />
      ))}
    </span>
  )
}

/** Position of a fraction along the track; the thumb's centre stays half a thumb from both ends. */
function placeOf(part: number): string {
  return `calc(9px + (100% - 18px) * ${part})`
}
