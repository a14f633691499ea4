import type { LucideIcon } from 'lucide-react'
import type { KeyboardEvent, ReactElement } from 'react'
import styles from './menu.module.css'
import { Popover, type PopoverTriggerProps } from './popover.tsx'

export interface MenuEntry {
  label: string
  onSelect: () => void
  icon?: LucideIcon
  tone?: 'danger'
  /** For one of several: whether it is the chosen one. */
  isChecked?: boolean
  /** Written in another language than the page. */
  lang?: string
}

interface MenuProps {
  trigger: ReactElement<PopoverTriggerProps>
  label: string
  /** Groups, with a hairline between them. */
  groups: MenuEntry[][]
}

/** Acts behind one button. Arrows, Home, End and first letters walk; Enter chooses; Escape and Tab leave. */
export function Menu({ trigger, label, groups }: MenuProps) {
  return (
    <Popover
      trigger={trigger}
      label={label}
      options={{ role: 'menu', align: 'end', className: styles.menu ?? '', onOpen: focusFirst, onKeyDown: walk }}
    >
      {(close) =>
        groups.map((entries) => (
          <div key={entries[0]?.label} role="group" className={styles.group}>
            {entries.map((entry) => (
              <MenuItem key={entry.label} entry={entry} close={close} />
            ))}
          </div>
        ))
      }
    </Popover>
  )
}

function MenuItem({ entry, close }: { entry: MenuEntry; close: () => void }) {
  const { label, icon: Icon, isChecked, tone, lang, onSelect } = entry
  return (
    <button
      type="button"
      role={isChecked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={isChecked}
      tabIndex={-1}
      lang={lang}
      data-tone={tone}
      className={styles.item}
      onClick={() => {
        close()
        onSelect()
      }}
    >
      {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden />}
      <span>{label}</span>
    </button>
  )
}

function itemsOf(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
}

function focusFirst(menu: HTMLElement): void {
  itemsOf(menu)[0]?.focus()
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Tab') event.currentTarget.hidePopover()
  const items = itemsOf(event.currentTarget)
  const next = pickNext(items, event.key)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function pickNext(items: HTMLElement[], key: string): HTMLElement | undefined {
  const at = items.findIndex((item) => item === document.activeElement)
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const fromHere = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return fromHere.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()))
}
