import { submitVideo } from '@easel/contract/submits'
import { setPoster } from '@easel/contract/task-acts'
import { authors, members } from './authorization-cells.ts'
import type { Scene } from './authorization-questions.ts'

/** Rows of the matrix: clips. */
export const clipRows = [
  {
    kind: 'call',
    call: submitVideo,
    ask: ({ channelId }: Scene) => ({ params: { channelId }, body: { botType: 'MID_JOURNEY', prompt: 'waves' } }),
    cells: members,
  },
  {
    kind: 'call',
    call: setPoster,
    ask: async (scene: Scene) => {
      const { taskId, image } = await scene.freshClip()
      return { params: { taskId }, body: { image } }
    },
    cells: authors,
  },
] as const
