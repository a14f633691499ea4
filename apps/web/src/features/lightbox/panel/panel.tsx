import type { Task } from '@easel/contract/drawing'
import { useText } from '../../../i18n/use-text.ts'
import { useAim } from '../../card/use-aim.ts'
import { NotDrawn } from '../../card/not-drawn.tsx'
import { ActionRows } from '../../card/action-rows.tsx'
import { isClip, type Openable } from '../../task/rules.ts'
import { LineageView } from '../lineage/lineage-view.tsx'
import type { OpenPicture } from '../../../lib/picture-address.ts'
import { AnimateActs } from './animate-acts.tsx'
import { Details } from './details.tsx'
import styles from './panel.module.css'
import { PanelActs } from './panel-acts.tsx'
import { PanelPrompt } from './panel-prompt.tsx'
import { PanelSends } from './panel-sends.tsx'

export interface PanelProps {
  task: Task
  image: Openable
  picture: OpenPicture
}

/** Side panel of the lightbox: prompt, actions, lineage, metadata. */
export function Panel({ task, image, picture }: PanelProps) {
  const t = useText()
  const { notDrawn = [] } = isClip(image) ? task : (task.images.find(({ id }) => id === image.id) ?? {})
  return (
    <aside className={styles.panel} aria-label={t('lightbox.panel')} id="lightbox-panel">
      <PanelPrompt key={task.id} prompt={task.prompt} />
      <PanelActs task={task} image={image} picture={picture} />
      <div {...useAim()}>
        <ActionRows task={task} chosen={[]} />
        <AnimateActs task={task} image={image} />
        <PanelSends taskId={task.id} />
      </div>
      <NotDrawn task={{ notDrawn, shortfall: task.shortfall }} />
      <Details task={task} image={image} />
      <LineageView key={`of ${task.id}`} task={task} />
    </aside>
  )
}
