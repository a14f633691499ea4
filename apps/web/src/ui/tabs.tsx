import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styles from './tabs.module.css'

interface TabsProps<Value extends string> {
  label: string
  value: Value
  tabs: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  /** Panel of the chosen tab. */
  children: ReactNode
  /** `row`: above the panel. `side`: to its left, on phones above. */
  place?: 'row' | 'side'
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }
const SIDE_STEPS: Readonly<Record<string, number>> = { ...STEPS, ArrowDown: 1, ArrowUp: -1 }

/** Tabs. Arrows, Home and End choose. */
export function Tabs<Value extends string>({
  label,
  value,
  tabs,
  onChange,
  children,
  place = 'row',
}: TabsProps<Value>) {
  const id = useId()
  const isAside = place === 'side'

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex((tab) => tab.value === value)
    const next = tabs.at(nextOf(at, { key: event.key, count: tabs.length, steps: isAside ? SIDE_STEPS : STEPS }))
    if (!next || next.value === value) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(`${id}-${next.value}`)?.focus()
  }

  return (
    <div className={styles[place]}>
      <div
        role="tablist"
        aria-label={label}
        aria-orientation={isAside ? 'vertical' : undefined}
        className={styles.tabs}
        onKeyDown={handleKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className={styles.panel}>
        {children}
      </div>
    </div>
  )
}

function nextOf(
  at: number,
  { key, count, steps }: { key: string; count: number; steps: Readonly<Record<string, number>> },
): number {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return (at + (steps[key] ?? 0) + count) % count
}
