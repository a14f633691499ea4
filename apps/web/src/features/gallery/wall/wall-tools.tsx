import type { Task } from '@easel/contract/drawing'
import { type RefObject, useState } from 'react'
import { prefersReducedMotion } from '../../../lib/prefers-reduced-motion.ts'
import { isFilm } from '../../card/clip/rules.ts'
import { clipOf } from '../../task/rules.ts'
import type { Row } from './rules.ts'
import { useHovered } from './use-hovered.ts'
import { WallPreview } from './wall-preview.tsx'
import { WallToolbox } from './wall-toolbox.tsx'
import styles from './wall-tools.module.css'

interface WallToolsProps {
  scroller: RefObject<HTMLElement | null>
  tasks: readonly Task[]
  /** Rows in the document. */
  rows: readonly Row[]
  /** Selection mode: a press selects, so there are no actions. */
  isTicking: boolean
}

/** Narrower cells would be covered by buttons. */
const NARROWEST_PX = 140

/**
 * Action buttons of the hovered picture: one layer for the whole wall. Keyboard and touch find the same actions in the lightbox
 * and in the selection bar. Errors stay over their picture when the pointer has moved on.
 */
export function WallTools({ scroller, tasks, rows, isTicking }: WallToolsProps) {
  const hoveredId = useHovered(scroller)
  const [usedIds, setUsedIds] = useState<ReadonlySet<string>>(new Set())
  const shownIds = new Set(usedIds)
  if (hoveredId !== null) shownIds.add(hoveredId)
  return [...shownIds].map((id) => {
    const at = tasks.findIndex((task) => task.id === id)
    const task = tasks[at]
    if (!task) return null
    const isShown = id === hoveredId && !isTicking
    return (
      <div key={id} className={styles.spot} style={spotOf(rows, at)} data-tools={isShown ? id : undefined} aria-hidden>
        {isShown && isFilmOf(task) && <WallPreview task={task} />}
        <WallToolbox task={task} isShown={isShown} onUse={() => setUsedIds((used) => new Set(used).add(id))} />
      </div>
    )
  })
}

function isFilmOf(task: Task): boolean {
  const clip = clipOf(task)
  return clip !== undefined && isFilm(clip) && !prefersReducedMotion()
}

/** Position over the cell, also when the cell is not in the document, because a result may be pending. */
function spotOf(rows: readonly Row[], at: number) {
  const row = rows.find(({ first, places }) => at >= first && at < first + places.length)
  const place = row?.places[at - row.first]
  if (!row || !place || place.width < NARROWEST_PX) return { display: 'none' }
  return { left: place.left, top: row.top, width: place.width }
}
