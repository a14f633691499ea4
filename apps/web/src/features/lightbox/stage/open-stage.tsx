import type { Task } from '@easel/contract/drawing'
import { isClip, type Openable } from '../../task/rules.ts'
import { ClipStage } from './clip-stage.tsx'
import { Stage, type StageProps } from './stage.tsx'

interface OpenStageProps extends Omit<StageProps, 'image'> {
  task: Task
  image: Openable
}

/** What is open, as it is shown: a picture that can be zoomed, or a clip that plays. */
export function OpenStage({ task, image, ...acts }: OpenStageProps) {
  if (isClip(image)) return <ClipStage task={task} clip={image} canWalk={acts.canWalk} onWalk={acts.onWalk} />
  return <Stage image={image} {...acts} />
}
