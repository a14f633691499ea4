import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import styles from './gallery-bar.module.css'
import { useFilters } from './use-filters.ts'

/** Ms without a key after which what was typed is looked for. */
const SETTLED_MS = 300
const TEXT_MAX_CHARS = 200

/** Words that the prompts must have. */
export function SearchField() {
  const t = useText()
  const [{ text }, changeFilters] = useFilters()
  /** Null: nothing was typed that is not looked for yet. */
  const [draft, setDraft] = useState<string | null>(null)

  const look = useEffectEvent(() => {
    if (draft !== null && draft !== text) changeFilters({ text: draft })
    setDraft(null)
  })
  useEffect(() => {
    if (draft === null) return
    const timer = setTimeout(look, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [draft])

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    if ((draft ?? text) !== '') event.stopPropagation()
    setDraft('')
  }

  return (
    <label className={styles.search}>
      <Search size={16} strokeWidth={1.75} aria-hidden />
      <span className="sr-only">{t('gallery.search')}</span>
      <input
        type="search"
        value={draft ?? text}
        placeholder={t('gallery.search')}
        maxLength={TEXT_MAX_CHARS}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={handleKeyDown}
      />
    </label>
  )
}
