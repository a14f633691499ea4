import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { isComposing, isEnter } from './enter-key.ts'
import styles from './search-field.module.css'

/** Ms without a key after which what was typed is looked for. */
const SETTLED_MS = 300
const TEXT_MAX_CHARS = 200

interface SearchFieldProps {
  label: string
  /** What is looked for now. */
  text: string
  onSearch: (text: string) => void
  /** Enter: what was typed is looked for at once, and the field is done with. */
  onDone?: () => void
}

/** Looks for what is typed as soon as the typing rests; Escape empties it. */
export function SearchField({ label, text, onSearch, onDone }: SearchFieldProps) {
  /** Null: nothing was typed that is not looked for yet. */
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
    // What it stands in stays open, for the next words.
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
