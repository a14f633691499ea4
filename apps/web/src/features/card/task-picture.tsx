import type { Task } from '@easel/contract/drawing'
import { useState } from 'react'
import { laterScreen } from '../../i18n/lazy-screen.tsx'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { clipOf, coverOf, isRunning, ratioOf } from '../task/rules.ts'
import { ActionRows } from './action-rows.tsx'
import { FinishedPicture } from './finished-picture.tsx'
import { FootRoom } from './foot-room.tsx'
import { NotDrawn } from './not-drawn.tsx'
import { PictureArea, PictureCorner } from './picture-area.tsx'
import { PreviewLayer } from './preview-layer.tsx'
import { ProgressPlate } from './progress-plate.tsx'
import { expectedRatio } from './rules.ts'
import { StatusTag } from './status-tag.tsx'
import { useExpectedRows } from './use-expected-rows.ts'

const PictureTools = laterScreen(() => import('./later.ts').then((part) => part.PictureTools))
const ChosenStrip = laterScreen(() => import('./chosen-strip.tsx').then((part) => part.ChosenStrip))
const GridHint = laterScreen(() => import('./later.ts').then((part) => part.GridHint))
const CardClip = laterScreen(() => import('./clip/later.ts').then((part) => part.loadCardClip()))
const WaitFoot = laterScreen(() => import('./later.ts').then((part) => part.WaitFoot))

/** Picture of a task, running or finished, with its buttons. */
export function TaskPicture({ task, chosen }: { task: Task; chosen: Task[] }) {
  const [wasWatched] = useState(() => isRunning(task))
  const isDone = task.status === 'SUCCESS'
  const whole = coverOf(task)
  const rows = useExpectedRows(task.action)

  return (
    <>
      {/* Text results have no picture once they are done. */}
      {(whole || clipOf(task) || !isDone) && (
        <PictureArea
          ratio={expectedRatio(task.action, ratioOf(task))}
          thumbhash={(isDone ? whole : task.baseImages[0])?.thumbhash}
        >
          {wasWatched && <PreviewLayer task={task} />}
          {isDone ? <DonePicture task={task} wasWatched={wasWatched} /> : <ProgressPlate task={task} />}
          {/* Not for readers who open the channel later: a finished card needs no "done" label. */}
          {wasWatched && (
            <PictureCorner isPassing={isDone}>
              <StatusTag status={task.status} />
            </PictureCorner>
          )}
        </PictureArea>
      )}
      {isDone ? (
        <>
          <NotDrawn task={task} />
          <ActionRows task={task} chosen={chosen} />
          <LazyBoundary instead={null}>
            <ChosenStrip task={task} chosen={chosen} />
          </LazyBoundary>
        </>
      ) : (
        <FootRoom rows={rows}>
          <LazyBoundary instead={null}>
            <WaitFoot task={task} />
          </LazyBoundary>
        </FootRoom>
      )}
    </>
  )
}

/** What came of it: a clip, or pictures that can be opened. */
function DonePicture({ task, wasWatched }: { task: Task; wasWatched: boolean }) {
  const clip = clipOf(task)
  const whole = coverOf(task)
  if (clip)
    return (
      <LazyBoundary instead={null}>
        <CardClip task={task} clip={clip} />
      </LazyBoundary>
    )
  if (!whole) return null
  return (
    <>
      <FinishedPicture task={task} whole={whole} isFresh={wasWatched} />
      <LazyBoundary instead={null}>
        <PictureTools task={task} />
        {/* Over the picture, so that the card does not grow; not where it was finished before. */}
        {wasWatched && <GridHint task={task} />}
      </LazyBoundary>
    </>
  )
}
