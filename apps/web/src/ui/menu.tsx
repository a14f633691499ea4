import type { LucideIcon } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import styles from './menu.module.css'

export interface MenuEntry {
  label: string
  onSelect: () => void
  icon?: LucideIcon
  tone?: 'danger'
  /** For a choice: whether it is the chosen one. */
  isChecked?: boolean
  /** When its language differs from the page's. */
  lang?: string
}

/** One act on each of several things: a line with a button for each. */
export interface MenuLine {
  label: string
  icon: LucideIcon
  /** `name` is the accessible name, `mark` what stands on the button. */
  parts: { name: string; mark: number; onSelect: () => void }[]
}

interface MenuProps {
  /** Groups are separated by a line. */
  groups: (MenuEntry | MenuLine)[][]
  /** Closes the popover around it, which has the role and the name. */
  close: () => void
}

/** Menu of actions. Arrows, Home, End and first letters move; Enter chooses; Escape and Tab close. */
export function Menu({ groups, close }: MenuProps) {
  return (
    <div ref={focusFirst} role="presentation" className={styles.menu} onKeyDown={(event) => walk(event, close)}>
      {groups.map((entries) => (
        <div key={entries[0]?.label} role="group" className={styles.group}>
          {entries.map((entry) =>
            'parts' in entry ? (
              <LineOfItems key={entry.label} line={entry} close={close} />
            ) : (
              <MenuItem key={entry.label} entry={entry} close={close} />
            ),
          )}
        </div>
      ))}
    </div>
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

function LineOfItems({ line: { label, icon: Icon, parts }, close }: { line: MenuLine; close: () => void }) {
  return (
    <div role="presentation" className={styles.line}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <span aria-hidden>{label}</span>
      {parts.map(({ name, mark, onSelect }) => (
        <button
          key={mark}
          type="button"
          role="menuitem"
          aria-label={name}
          tabIndex={-1}
          className={styles.part}
          onClick={() => {
            close()
            onSelect()
          }}
        >
          {mark}
        </button>
      ))}
    </div>
  )
}

function itemsOf(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
}

/** For entries that load after the popover has opened, which had nothing to focus. */
function focusFirst(menu: HTMLElement | null): void {
  if (menu) itemsOf(menu)[0]?.focus()
}

function walk(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  if (event.key === 'Tab') close()
  const items = itemsOf(event.currentTarget)
  const next = pickNext(items, event.key)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function pickNext(items: HTMLElement[], key: string): HTMLElement | undefined {
  const at = items.findIndex((item) => item === document.activeElement)
  if (key === 'ArrowDown' || key === 'ArrowRight') return items[(at + 1) % items.length]
  if (key === 'ArrowUp' || key === 'ArrowLeft') return items.at(at - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const fromHere = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return fromHere.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()))
}
