import type { Task } from '@easel/contract/drawing'
import { Copy, Download, Heart } from 'lucide-react'
import type { RefObject } from 'react'
import { useText } from '../../../../i18n/use-text.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useDownload } from '../../library/use-download.ts'
import { useLike } from '../../library/use-like.ts'
import { useCopy } from '../../use-copy.ts'
import type { Row } from './rules.ts'
import { useHovered } from './use-hovered.ts'
import styles from './wall-tools.module.css'

interface WallToolsProps {
  scroller: RefObject<HTMLElement | null>
  tasks: readonly Task[]
  /** Those that stand in the document. */
  rows: readonly Row[]
}

/** A cell narrower than this would be all buttons. */
const NARROWEST_PX = 140

/** Acts on the picture under the pointer: one layer for the whole wall. Keyboards and fingers have the same in the large view and on what is ticked. */
export function WallTools({ scroller, tasks, rows }: WallToolsProps) {
  const hoveredId = useHovered(scroller)
  const at = hoveredId === null ? -1 : tasks.findIndex(({ id }) => id === hoveredId)
  const row = rows.find(({ first, places }) => at >= first && at < first + places.length)
  const place = row?.places[at - row.first]
  const task = tasks[at]
  if (!row || !place || !task || place.width < NARROWEST_PX) return null
  const right = place.left + place.width
  return (
    <div className={styles.tools} style={{ left: right, top: row.top }} data-tools={task.id} aria-hidden>
      <Tools key={task.id} task={task} />
    </div>
  )
}

function Tools({ task }: { task: Task }) {
  const t = useText()
  const { copy } = useCopy()
  const download = useDownload()
  const { isLiked, toggle } = useLike(task)
  return (
    <>
      <IconButton
        size="small"
        icon={Heart}
        label={t('drawing.act.like')}
        className={isLiked ? styles.liked : undefined}
        tabIndex={-1}
        onClick={toggle}
      />
      <IconButton
        size="small"
        icon={Copy}
        label={t('drawing.copyPrompt')}
        tabIndex={-1}
        onClick={() => void copy(task.prompt)}
      />
      <IconButton
        size="small"
        icon={Download}
        label={t('drawing.download')}
        tabIndex={-1}
        aria-busy={download.bytes !== null || undefined}
        onClick={() => download.bytes === null && download.start([task.id])}
      />
    </>
  )
}
