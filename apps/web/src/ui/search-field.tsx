import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { isComposing, isEnter } from './enter-key.ts'
import styles from './search-field.module.css'

/** Debounce in ms. */
const SETTLED_MS = 300
const TEXT_MAX_CHARS = 200

interface SearchFieldProps {
  label: string
  /** The active search text. */
  text: string
  onSearch: (text: string) => void
  /** Called on Enter, after the search has been applied. */
  onDone?: () => void
}

/** Searches while typing, debounced; Escape clears. */
export function SearchField({ label, text, onSearch, onDone }: SearchFieldProps) {
  /** Null: no unapplied input. */
  const [draft, setDraft] = useState<string | null>(null)

  function search() {
    if (draft !== null && draft !== text) onSearch(draft)
    setDraft(null)
  }
  const settle = useEffectEvent(search)
  useEffect(() => {
    if (draft === null) return
    const timer = setTimeout(settle, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [draft])

  function handleKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return
    if (isEnter(event) && onDone) {
      event.preventDefault()
      search()
      onDone()
    }
    if (event.key !== 'Escape' || (draft ?? text) === '') return
    // Otherwise Escape would also close the popover around it.
    event.preventDefault()
    event.stopPropagation()
    setDraft('')
  }

  return (
    <label className={styles.search}>
      <Search size={16} strokeWidth={1.75} aria-hidden />
      <span className="sr-only">{label}</span>
      <input
        type="search"
        name="text"
        value={draft ?? text}
        placeholder={label}
        maxLength={TEXT_MAX_CHARS}
        enterKeyHint="search"
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={handleKeyDown}
      />
    </label>
  )
}
