import type { BlendDimensions } from '@easel/contract/submits'
import ImagePlus from 'lucide-react/icons/image-plus'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { pictureLimitsOf, type Tool } from '../draft/rules.ts'
import { setDimensions, useComposerDraft } from '../draft/store.ts'
import { COMPOSER_ID, focusComposer, setTool } from '../store.ts'
import { PictureChip } from './picture-chip.tsx'
import { PictureNotes } from './picture-notes.tsx'
import { PicturePicker } from './picture-picker.tsx'
import styles from './slot-board.module.css'
import { pictureListKeyOf } from './store.ts'

interface SlotBoardProps {
  channelId: string
  tool: Tool
}

const DIMENSIONS: readonly { value: BlendDimensions; label: string }[] = [
  { value: 'SQUARE', label: '1:1' },
  { value: 'PORTRAIT', label: '2:3' },
  { value: 'LANDSCAPE', label: '3:2' },
]

/** Picture slots in place of the text field: one to describe, six to blend. */
export function SlotBoard({ channelId, tool }: SlotBoardProps) {
  const t = useText()
  const board = useRef<HTMLDivElement>(null)
  const { pictures, dimensions } = useComposerDraft(channelId)
  const place = pictureListKeyOf(channelId, tool)
  const empty = Array.from({ length: pictureLimitsOf(tool).max - pictures.length }, (_, at) => pictures.length + at + 1)
  useFocusInside(board)

  function handleLeave() {
    setTool(channelId, null)
    // The text field is mounted again after this render.
    requestAnimationFrame(focusComposer)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !(event.target as Element).closest('dialog')) handleLeave()
  }

  return (
    <div
      ref={board}
      id={COMPOSER_ID}
      tabIndex={-1}
      className={styles.board}
      role="group"
      aria-label={t(`composer.tool.${tool}`)}
      onKeyDown={handleKeyDown}
    >
      <div className={styles.head}>
        <h2>{t(`composer.tool.${tool}`)}</h2>
        <p>{t(`composer.toolHint.${tool}`)}</p>
        <IconButton size="small" label={t('composer.leaveTool')} icon={X} onClick={handleLeave} />
      </div>
      <ul className={styles.slots}>
        {pictures.map((picture, at) => (
          <PictureChip key={picture.key} place={place} picture={picture} at={at} />
        ))}
        {empty.map((n) => (
          <li key={n}>
            <PicturePicker channelId={channelId} className={styles.slot} label={t('composer.slot', { n })}>
              <ImagePlus size={20} strokeWidth={1.75} aria-hidden />
              {pictureLimitsOf(tool).max > 1 && <span aria-hidden>{n}</span>}
            </PicturePicker>
          </li>
        ))}
      </ul>
      <PictureNotes place={place} />
      {tool === 'BLEND' && (
        <div className={styles.dimensions}>
          <RadioGroup
            label={t('composer.dimensions')}
            value={dimensions}
            choices={DIMENSIONS}
            onChange={(chosen) => setDimensions(channelId, chosen)}
          />
        </div>
      )}
    </div>
  )
}

/** Focuses the board when a command opened it, but not after a reload. */
function useFocusInside(board: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) board.current?.querySelector('ul')?.querySelector('button')?.focus()
  }, [board])
}
