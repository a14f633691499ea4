import type { Task } from '@easel/contract/drawing'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { isRunning, itemOf } from '../task/rules.ts'
import { isPickFrom, listUnmatchedSends, pictureOf, type Send } from '../composer/send/rules.ts'
import { useSends } from '../composer/send/store.ts'
import { useCardState, useThumbnails } from './store.ts'
import { CardFoot } from './card-foot.tsx'
import { ChosenPicture } from './chosen-picture.tsx'
import styles from './chosen-strip.module.css'
import { FootRoom } from './foot-room.tsx'
import { NotSent } from './not-sent.tsx'
import { Picking } from './picking.tsx'
import { findPicked } from './rules.ts'
import { useExpectedRows } from './use-expected-rows.ts'

/** A constant, so that a store update elsewhere does not re-render every strip. */
const NONE: Send[] = []

/** The picked pictures of a grid that are thumbnails in its card, and the actions on one of them. */
export function ChosenStrip({ task, chosen: all }: { task: Task; chosen: Task[] }) {
  const t = useText()
  const thumbnails = useThumbnails()
  const isComingHere = (send: Send) => thumbnails.isUsual && isPickFrom(task.id, send)
  const picks = useSends(({ sends }) => (sends.some(isComingHere) ? sends : NONE)).filter(isComingHere)
  const sends = listUnmatchedSends(picks, all.map(itemOf))
  const chosen = all.filter(({ id }) => thumbnails.has(id))
  const rows = useExpectedRows('UPSCALE')
  const { shown, isComing, toggle } = useShownActs(task, chosen, sends)
  if (chosen.length === 0 && sends.length === 0) return null
  return (
    <>
      <ul className={styles.strip} aria-label={t('drawing.chosen')}>
        {chosen.map((picked) => (
          <li key={picked.id}>
            <ChosenPicture task={picked} isShown={picked === shown} onToggle={() => toggle(picked.id)} />
          </li>
        ))}
        {sends.map((send) => (
          <li key={send.key}>
            <ChosenSend send={send} />
          </li>
        ))}
      </ul>
      {shown?.status === 'SUCCESS' ? <CardFoot task={shown} /> : isComing && <FootRoom rows={rows} />}
    </>
  )
}

/** A picked picture whose order the server has not accepted yet. */
function ChosenSend({ send }: { send: Send }) {
  const { order, state } = send
  if (state.name === 'failed') return <NotSent send={send} />
  return order.kind === 'press' && <Picking index={pictureOf(order.button) ?? 1} like={order.parent} />
}

/**
 * Which picked picture shows its actions: the one that the reader selected, initially the one just picked here. While that is
 * loading, its room is reserved.
 */
function useShownActs(task: Task, chosen: Task[], sends: Send[]) {
  const justPicked = useCardState(({ pressed }) => findPicked(task, chosen, pressed)?.id ?? null)
  const [choice, setChoice] = useState<{ id: string | null; after: string | null }>({ id: null, after: null })
  const shownId = choice.after === justPicked ? choice.id : justPicked
  const shown = chosen.find(({ id }) => id === shownId)
  return {
    shown,
    isComing: sends.some(({ state }) => state.name === 'sending') || (shown && isRunning(shown)),
    toggle: (id: string) => setChoice({ id: id === shownId ? null : id, after: justPicked }),
  }
}
