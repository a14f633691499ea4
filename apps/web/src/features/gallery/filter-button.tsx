import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import type { PopoverTriggerProps } from '../../ui/popover.tsx'
import styles from './gallery-bar.module.css'

interface FilterButtonProps extends PopoverTriggerProps {
  label: string
  /** So many filters are set behind it. */
  count: number
}

/** Leads to filters, and says how many of them are set; on phones a picture says what it is. */
export function FilterButton({ label, count, ...trigger }: FilterButtonProps) {
  return (
    <button type="button" {...trigger} className={styles.more} data-chosen={count > 0}>
      <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />
      <span>{label}</span> {count > 0 && <b>{count}</b>}
    </button>
  )
}
