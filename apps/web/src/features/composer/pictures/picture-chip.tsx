import X from 'lucide-react/icons/x'
import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../../../i18n/use-text.ts'
import type { Picture } from '../draft/rules.ts'
import { focusComposer } from '../store.ts'
import styles from './picture-chip.module.css'
import { PictureDialog } from './picture-dialog.tsx'
import { moveTo } from './rules.ts'
import { readPictures, setPictures } from './store.ts'

interface PictureChipProps {
  place: string
  picture: Picture
  /** Index in the list. */
  at: number
  /** Below it: what it is there for. */
  caption?: string
}

/** Thumbnail of a base image: click to enlarge, drag or arrow keys to move, a button to remove. */
export function PictureChip({ place, picture, at, caption }: PictureChipProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { key, address, state } = picture

  function move(to: number) {
    // Synchronously, because moving the element loses the focus, which is restored next.
    flushSync(() => setPictures(place, moveTo(readPictures(place), key, to)))
    focusChip(key)
  }

  function handleRemove() {
    const pictures = readPictures(place)
    const neighbour = pictures[at + 1] ?? pictures[at - 1]
    setPictures(
      place,
      pictures.filter((other) => other.key !== key),
    )
    if (neighbour) focusChip(neighbour.key)
    else focusComposer()
  }

  function handleKeyDown(event: KeyboardEvent) {
    const act = { ArrowLeft: () => move(at - 1), ArrowRight: () => move(at + 1), Delete: handleRemove }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  function handleDragOver(event: DragEvent) {
    if (dragged === null || dragged === key) return
    event.preventDefault()
    setPictures(place, moveTo(readPictures(place), dragged, at))
  }

  return (
    <li
      className={styles.chip}
      data-state={state}
      draggable
      onDragStart={(event) => {
        dragged = key
        event.dataTransfer.effectAllowed = 'move'
      }}
      onDragOver={handleDragOver}
      onDrop={(event) => event.preventDefault()}
      onDragEnd={() => {
        dragged = null
      }}
    >
      <button
        type="button"
        id={key}
        className={styles.picture}
        aria-label={t('composer.chip', { n: at + 1, state: t(`composer.state.${state}`) })}
        aria-keyshortcuts="ArrowLeft ArrowRight Delete"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onKeyDown={handleKeyDown}
      >
        <img src={address} alt="" draggable={false} />
        {state === 'sending' && <span className={styles.ring} />}
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('composer.removeImage', { n: at + 1 })}
        onClick={handleRemove}
      >
        <X size={14} strokeWidth={2} aria-hidden />
      </button>
      {caption && <span className={styles.caption}>{caption}</span>}
      <PictureDialog isOpen={isOpen} onClose={() => setOpen(false)} picture={picture} at={at} onMove={move} />
    </li>
  )
}

/** Key of the dragged chip; `dragover` does not reveal the data. */
let dragged: string | null = null

function focusChip(key: string): void {
  document.getElementById(key)?.focus()
}
