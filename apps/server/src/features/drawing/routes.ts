import * as calls from '@easel/contract/drawing'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../http/route.ts'
import { cancelTask } from './cancel-task.ts'
import { listTasks } from './list-tasks.ts'
import { readTask } from './read-task.ts'
import { submitAction } from './submit-action.ts'
import { submitImagine } from './submit-imagine.ts'

export function mountDrawing(app: Mount, deps: Deps): void {
  app.handle(calls.submitImagine, ({ actor, params, body, request: { idempotencyKey } }) =>
    submitImagine(deps, actor, params.channelId, { body, idempotencyKey }),
  )
  app.handle(calls.submitAction, ({ actor, params, body, request: { idempotencyKey } }) =>
    submitAction(deps, actor, params.taskId, { body, idempotencyKey }),
  )
  app.handle(calls.readTask, ({ actor, params }) => readTask(deps, actor, params.taskId))
  app.handle(calls.cancelTask, ({ actor, params }) => cancelTask(deps, actor, params.taskId))
  app.handle(calls.listTasks, ({ actor, params, body }) => listTasks(deps, actor, params.channelId, body))
}
