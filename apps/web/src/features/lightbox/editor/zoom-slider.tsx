import { ZOOM_MAX, ZOOM_MIN } from '@easel/contract/limits'
import { useId } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { RangeInput } from '../../../ui/range-input.tsx'
import { clampZoom, printZoom } from './rules.ts'
import styles from './zoom-slider.module.css'

const STEP = 0.1

interface ZoomSliderProps {
  zoom: number
  onChange: (zoom: number) => void
}

/** 1.0 to 2.0 in steps of 0.1. */
export function ZoomSlider({ zoom, onChange }: ZoomSliderProps) {
  const t = useText()
  const id = useId()
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{t('modal.zoom')}</label>
      <RangeInput
        id={id}
        min={ZOOM_MIN}
        max={ZOOM_MAX}
        step={STEP}
        value={zoom}
        aria-valuetext={printZoom(zoom)}
        onChange={(event) => onChange(clampZoom(event.target.valueAsNumber))}
      />
      <output htmlFor={id} className={styles.value}>
        {printZoom(zoom)}
      </output>
    </div>
  )
}
