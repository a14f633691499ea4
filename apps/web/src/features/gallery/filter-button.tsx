import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import type { PopoverTriggerProps } from '../../ui/popover.tsx'
import styles from './gallery-bar.module.css'

interface FilterButtonProps extends PopoverTriggerProps {
  label: string
  /** Number of active filters. */
  count: number
}

/** Opens filters and shows the number of active ones; on phones with an icon in place of the label. */
export function FilterButton({ label, count, ...trigger }: FilterButtonProps) {
  return (
    <button type="button" {...trigger} className={styles.more} data-chosen={count > 0}>
      <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />
      <span>{label}</span> {count > 0 && <b>{count}</b>}
    </button>
  )
}
