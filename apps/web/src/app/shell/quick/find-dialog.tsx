import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { isComposing, isEnter } from '../../../ui/enter-key.ts'
import styles from './find-dialog.module.css'
import type { FrameKeysProps } from '../frame-keys.tsx'
import { findEntries, type QuickEntry, stepIn } from './rules.ts'
import { useQuickEntries } from './use-quick-entries.ts'

interface FindDialogProps extends FrameKeysProps {
  onClose: () => void
}

/** Quick switcher (Ctrl+K): type a few letters, Enter opens the match. */
export function FindDialog({ onClose, ...props }: FindDialogProps) {
  const t = useText()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const found = findEntries(useQuickEntries(props), typed)
  const chosen = found[at]
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  function go(entry: QuickEntry | undefined) {
    if (!entry) return
    onClose()
    // Run after the dialog has closed, because closing restores the focus and would take it from what the entry opens.
    setTimeout(entry.run)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined && !isEnter(event)) return
    event.preventDefault()
    if (step === undefined) go(chosen)
    else setAt(stepIn(found.length, at, step))
  }

  return (
    <Dialog isOpen title={t('quick.title')} onClose={onClose} options={{ width: 560 }}>
      <input
        ref={field}
        type="text"
        className={styles.field}
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={chosen && `${id}-${at}`}
        aria-label={t('quick.field')}
        placeholder={t('quick.field')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setAt(0)
        }}
        onKeyDown={handleKeyDown}
      />
      <FoundList id={id} found={found} at={at} onChoose={go} />
    </Dialog>
  )
}

interface FoundListProps {
  id: string
  found: readonly QuickEntry[]
  at: number
  onChoose: (entry: QuickEntry) => void
}

function FoundList({ id, found, at, onChoose }: FoundListProps) {
  const t = useText()
  return (
    <>
      <div id={id} role="listbox" className={styles.list} aria-label={t('quick.title')}>
        {found.map((entry, place) => (
          <div
            key={entry.key}
            ref={place === at ? showEntry : undefined}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            className={styles.entry}
            aria-selected={place === at}
            data-first={entry.group !== found[place - 1]?.group}
            onClick={() => onChoose(entry)}
          >
            <span>{entry.label}</span>
            {entry.hint && <kbd>{entry.hint}</kbd>}
          </div>
        ))}
      </div>
      <p className={found.length === 0 ? styles.none : 'sr-only'} role="status">
        {found.length === 0 ? t('quick.none') : t('composer.found', { n: found.length })}
      </p>
    </>
  )
}

function showEntry(entry: HTMLElement | null): void {
  entry?.scrollIntoView({ block: 'nearest' })
}
