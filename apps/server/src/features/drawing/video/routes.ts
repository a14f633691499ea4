import { submitVideo as submitVideoCall } from '@easel/contract/submits'
import { setPoster as setPosterCall } from '@easel/contract/task-acts'
import type { Deps } from '../../../deps.ts'
import type { Mount } from '../../../http/route.ts'
import { setPoster } from './set-poster.ts'
import { submitVideo } from './submit-video.ts'

export function mountVideo(app: Mount, deps: Deps): void {
  app.handle(submitVideoCall, ({ actor, params, body, request: { idempotencyKey } }) =>
    submitVideo(deps, actor, params.channelId, { body, idempotencyKey }),
  )
  app.handle(setPosterCall, ({ actor, params, body }) => setPoster(deps, actor, params.taskId, body))
}
