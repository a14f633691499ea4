import type { Task } from '@easel/contract/drawing'
import { useMemo } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { DropDock } from './drop-dock.tsx'
import { openablesOf } from '../task/rules.ts'
import { Filmstrip } from './filmstrip.tsx'
import { LightboxBar } from './lightbox-bar.tsx'
import styles from './lightbox.module.css'
import { NoPicture } from './no-picture.tsx'
import type { OpenPicture } from '../../lib/picture-address.ts'
import { useGrowth } from './growth/use-growth.ts'
import { PlacedPanel } from './panel/placed-panel.tsx'
import { usePanel } from './panel/use-panel.ts'
import { listPictures, stepFrom, type Swipe } from './stage/rules.ts'
import { OpenStage } from './stage/open-stage.tsx'
import { usePictureAlt } from '../card/tools/use-picture-alt.ts'
import { useNeighbours } from './stage/use-neighbours.ts'
import { useModal } from './use-modal.ts'
import { useOpenTask } from './use-open-task.ts'
import { useWalk } from './use-walk.ts'

const NONE: readonly Task[] = []

interface LightboxProps {
  /** Tasks to walk through, in order; need not contain the open one. Undefined while unknown. */
  tasks: readonly Task[] | undefined
  picture: OpenPicture
}

/** Modal that shows one picture on a dark stage. Closed by Escape and Back. */
export function Lightbox({ tasks: known, picture }: LightboxProps) {
  const tasks = known ?? NONE
  const t = useText()
  const dialog = useModal()
  const { walkTo, close } = useWalk()
  const alt = usePictureAlt()
  const { task, isMissing, isGone } = useOpenTask(tasks, picture.taskId)
  const panel = usePanel()
  const image = task && openablesOf(task)[picture.index - 1]
  const list = useMemo(() => {
    const isListed = tasks.some(({ id }) => id === task?.id)
    return listPictures(isListed || !task ? tasks : [task])
  }, [tasks, task])

  useNeighbours(list, picture)
  useGrowth(dialog, picture, image)

  function handleWalk(step: 1 | -1) {
    const next = stepFrom(list, picture, step)
    if (next) walkTo(next)
  }

  function handleSwipe(to: Swipe) {
    if (to === 'left' || to === 'right') handleWalk(to === 'left' ? 1 : -1)
    else if (to === 'up') panel.show(true)
    else if (panel.isPhone && panel.isShown) panel.show(false)
    else dialog.current?.close()
  }

  return (
    <dialog ref={dialog} className={styles.lightbox} aria-label={t('drawing.lightbox')} onClose={close}>
      {task && image && (
        <>
          <div className={styles.room}>
            <LightboxBar task={task} image={image} picture={picture} panel={panel} />
            <OpenStage
              key={image.id}
              task={task}
              image={image}
              alt={alt(task, picture.index)}
              canWalk={(step) => stepFrom(list, picture, step) !== undefined}
              onWalk={handleWalk}
              onSwipe={handleSwipe}
            />
            <Filmstrip list={known && list} picture={picture} />
          </div>
          <PlacedPanel place={panel} task={task} image={image} picture={picture} />
        </>
      )}
      <DropDock tasks={tasks} />
      {(isMissing || (task && !image)) && <NoPicture isGone={isGone} onClose={() => dialog.current?.close()} />}
    </dialog>
  )
}
