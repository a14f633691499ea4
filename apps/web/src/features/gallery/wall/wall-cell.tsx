import type { Task } from '@easel/contract/drawing'
import Play from 'lucide-react/icons/play'
import { type CSSProperties, type MouseEvent, memo } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { clockOf } from '../../card/clip/rules.ts'
import { altOf, srcSetOf } from '../../card/rules.ts'
import { usePictureAlt } from '../../card/tools/use-picture-alt.ts'
import { useThumbhash } from '../../card/use-thumbhash.ts'
import { writeAddress } from '../../../lib/picture-address.ts'
import { clipOf, coverOf } from '../../task/rules.ts'
import type { Place, Row } from './rules.ts'
import styles from './wall.module.css'

const SECOND_MS = 1000

/** Actions of the wall; the same object while it is mounted. */
export interface WallActs {
  open(taskId: string): void
  tick(taskId: string, isRange: boolean): void
}

export interface CellLook {
  /** Index in the wall. */
  at: number
  isTicked: boolean
  /** Selection mode: a press selects in place of opening. */
  isTicking: boolean
  /** The cell in the tab order. */
  isActive: boolean
}

interface WallCellProps {
  task: Task
  row: Row
  place: Place
  look: CellLook
  acts: WallActs
}

/** A picture of the wall: link to the lightbox, and a checkbox. */
export const WallCell = memo(function WallCell({ task, row, place, look, acts }: WallCellProps) {
  const t = useText()
  const alt = usePictureAlt()
  const image = coverOf(task)
  const clip = clipOf(task)
  const blurred = useThumbhash(image?.thumbhash)
  const tabIndex = look.isActive ? 0 : -1

  function handleClick(event: MouseEvent) {
    if (!look.isTicking && (event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (look.isTicking || event.shiftKey) acts.tick(task.id, event.shiftKey)
    else acts.open(task.id)
  }

  return (
    <li
      className={styles.cell}
      style={{ left: place.left, width: place.width, height: row.height, transform: `translateY(${row.top}px)` }}
      aria-posinset={look.at + 1}
      aria-setsize={-1}
      data-liked={task.liked || undefined}
      data-ticked={look.isTicked || undefined}
      data-cell={task.id}
    >
      <a
        href={writeAddress('', { taskId: task.id, index: 1 })}
        tabIndex={tabIndex}
        style={blurred === undefined ? {} : ({ '--blurred': `url(${blurred})` } as CSSProperties)}
        onClick={handleClick}
      >
        {image && (
          <img
            src={`${image.url}?w=320`}
            srcSet={srcSetOf(image.url, place.width)}
            width={Math.round(place.width)}
            height={Math.round(row.height)}
            alt={alt(task)}
            decoding="async"
            onLoad={({ currentTarget }) => revealDecoded(currentTarget)}
            onError={({ currentTarget }) => reveal(currentTarget)}
          />
        )}
        {clip && (
          <span className={styles.clip}>
            <Play size={12} strokeWidth={1.75} fill="currentColor" aria-hidden />
            <span className="sr-only">
              {t('drawing.kind.VIDEO')} {!image && alt(task)}
            </span>
            {clockOf(clip.durationMs / SECOND_MS)}
          </span>
        )}
      </a>
      <input
        type="checkbox"
        name="picture"
        tabIndex={tabIndex}
        checked={look.isTicked}
        aria-label={t('gallery.tick', { prompt: altOf(task.prompt) })}
        onChange={({ nativeEvent }) =>
          acts.tick(task.id, nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey)
        }
      />
    </li>
  )
}, isSameCell)

/** Shows the image after decoding; painting an undecoded image blocks the frame, and so scrolling. */
function revealDecoded(image: HTMLImageElement): void {
  const show = () => reveal(image)
  image.decode().then(show, show)
}

function reveal(image: HTMLImageElement): void {
  image.dataset.shown = ''
}

function isSameCell(before: WallCellProps, after: WallCellProps): boolean {
  const [one, other] = [before.look, after.look]
  return (
    before.task === after.task &&
    before.row.top === after.row.top &&
    before.row.height === after.row.height &&
    before.place.left === after.place.left &&
    before.place.width === after.place.width &&
    before.acts === after.acts &&
    one.at === other.at &&
    one.isTicked === other.isTicked &&
    one.isTicking === other.isTicking &&
    one.isActive === other.isActive
  )
}
