import styles from './range.module.css'
import { RangeInput } from './range-input.tsx'

export interface RangeLimits {
  min: number
  max: number
  /** Marked under the track. */
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
  /** What the value is called, where a number says nothing. */
  valueText?: string
  /** A double press asks for what is usual. */
  onReset?: () => void
}

/** A thumb on a track. Arrows, Page Up and Down, Home and End move it too. */
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

/** Of a part of the way: the thumb's middle travels from half a thumb to half a thumb before the end. */
function placeOf(part: number): string {
  return `calc(9px + (100% - 18px) * ${part})`
}
