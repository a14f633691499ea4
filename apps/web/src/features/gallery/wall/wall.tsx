import { type KeyboardEvent, useRef, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { openPicture } from '../../../lib/picture-address.ts'
import type { SelectionActs } from '../selection/use-selection.ts'
import type { Gallery } from '../use-gallery.ts'
import { FreshPill } from './fresh-pill.tsx'
import { MonthScrubber } from './month-scrubber.tsx'
import { MoreFailed } from './more-failed.tsx'
import { stepOnWall } from './rules.ts'
import { useIsScrolledAway } from './use-is-scrolled-away.ts'
import { useCellFocus } from './use-cell-focus.ts'
import { useStableActs } from './use-stable-acts.ts'
import { useWall } from './use-wall.ts'
import { WallCell } from './wall-cell.tsx'
import { WallTools } from './wall-tools.tsx'
import styles from './wall.module.css'

interface WallProps {
  gallery: Gallery
  selection: SelectionActs
  /** Px. */
  rowHeight: number
  /** Id of the picture to focus once rendered: the neighbour of a deleted one. */
  focusId: string | null
  onFocus: (taskId: string) => void
}

const STEPS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']

/** Virtual wall of finished pictures in justified rows. */
export function Wall({ gallery, selection, rowHeight, focusId, onFocus }: WallProps) {
  const t = useText()
  const { tasks } = gallery
  const scroller = useRef<HTMLElement>(null)
  useIsScrolledAway(scroller, gallery.setAway)
  const plan = useWall(scroller, gallery, rowHeight)
  const acts = useStableActs({ open: (taskId) => openPicture(taskId, 1), tick: selection.tick })
  const [wantedId, setWantedId] = useState<string | null>(null)
  const shownIds = plan.shown.flatMap(({ first, places }) => tasks.slice(first, first + places.length))
  const activeId = shownIds.find(({ id }) => id === wantedId)?.id ?? tasks[plan.first]?.id
  const focus = useCellFocus(scroller, { tasks, focusId, bring: plan.bring })

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const from = tasks.findIndex(({ id }) => id === cellOf(event.target))
    const task = tasks[from]
    if (!task || hasModifier(event)) return
    const isTick = event.key === ' ' && event.target instanceof HTMLAnchorElement
    const next = STEPS.includes(event.key) ? tasks[stepOnWall(plan.rows, from, event.key)] : undefined
    if (!isTick && !next) return
    event.preventDefault()
    if (isTick) selection.tick(task.id, event.shiftKey)
    if (next && event.shiftKey) selection.tickFrom(task.id, next.id)
    if (next) focus(next.id)
  }

  return (
    <div className={styles.frame}>
      {/* biome-ignore lint: a scrollable region must be reachable by the keyboard */}
      <section
        ref={scroller}
        className={styles.scroller}
        aria-label={t('gallery.pictures')}
        aria-busy={gallery.isFetching}
      >
        {/* biome-ignore lint: arrow keys move between the links inside */}
        <ul
          className={styles.wall}
          style={{ height: plan.height }}
          data-ticking={selection.ids.length > 0 || undefined}
          onKeyDown={handleKeyDown}
          onFocus={(event) => setWantedId(cellOf(event.target))}
        >
          {plan.shown.flatMap((row) =>
            row.places.map((place, index) => {
              const task = tasks[row.first + index]
              if (!task) return null
              const look = {
                at: row.first + index,
                isTicked: selection.has(task.id),
                isTicking: selection.ids.length > 0,
                isActive: task.id === activeId,
              }
              return <WallCell key={task.id} task={task} row={row} place={place} look={look} acts={acts} />
            }),
          )}
        </ul>
        <WallTools scroller={scroller} tasks={tasks} rows={plan.shown} isTicking={selection.ids.length > 0} />
        {gallery.hasFailed && <MoreFailed error={gallery.error} onRetry={gallery.loadMore} />}
      </section>
      <FreshPill gallery={gallery} onPress={onFocus} />
      <MonthScrubber gallery={gallery} first={plan.first} onJump={(at) => plan.bring(at, 'top')} />
    </div>
  )
}

function hasModifier({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey
}

function cellOf(target: EventTarget): string | null {
  return (target instanceof Element && target.closest<HTMLElement>('[data-cell]')?.dataset.cell) || null
}
