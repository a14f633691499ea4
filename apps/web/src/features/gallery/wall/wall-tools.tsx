import type { Task } from '@easel/contract/drawing'
import { type RefObject, useState } from 'react'
import type { Row } from './rules.ts'
import { useHovered } from './use-hovered.ts'
import { WallToolbox } from './wall-toolbox.tsx'
import styles from './wall-tools.module.css'

interface WallToolsProps {
  scroller: RefObject<HTMLElement | null>
  tasks: readonly Task[]
  /** Those that stand in the document. */
  rows: readonly Row[]
  /** Something is ticked: a press on a picture ticks it, so none has acts of its own. */
  isTicking: boolean
}

/** A cell narrower than this would be all buttons. */
const NARROWEST_PX = 140

/**
 * Acts on the picture under the pointer: one layer for the whole wall. Keyboards and fingers have the same in the large
 * view and on what is ticked. What went wrong stands over its picture when the pointer is elsewhere by then, too.
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
        <WallToolbox task={task} isShown={isShown} onUse={() => setUsedIds((used) => new Set(used).add(id))} />
      </div>
    )
  })
}

/** Over its cell; what came of an act is waited for where the cell is not in the document, too. */
function spotOf(rows: readonly Row[], at: number) {
  const row = rows.find(({ first, places }) => at >= first && at < first + places.length)
  const place = row?.places[at - row.first]
  if (!row || !place || place.width < NARROWEST_PX) return { display: 'none' }
  return { left: place.left, top: row.top, width: place.width }
}
