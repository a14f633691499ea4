import * as calls from '@easel/contract/drawing'
import * as quotes from '@easel/contract/quote'
import * as submits from '@easel/contract/submits'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../http/route.ts'
import { cancelTask } from './cancel-task.ts'
import { mountGallery } from './gallery/routes.ts'
import { listTasks } from './list-tasks.ts'
import { readQuote } from './read-quote.ts'
import { readTask } from './read-task.ts'
import { mountNews } from './news/routes.ts'
import { mountSettings } from './settings/routes.ts'
import { submitAction } from './submit-action.ts'
import { submitBlend } from './submit-blend.ts'
import { submitDescribe } from './submit-describe.ts'
import { submitImagine } from './submit-imagine.ts'
import { submitModal } from './submit-modal.ts'
import { submitShorten } from './submit-shorten.ts'
import { mountVideo } from './video/routes.ts'

export function mountDrawing(app: Mount, deps: Deps): void {
  app.handle(
    quotes.readQuote,
    ({ actor, params, body, request: { language } }) => readQuote(deps, actor, params.channelId, { body, language }),
    { changesNothing: true },
  )
  app.handle(calls.submitImagine, ({ actor, params, body, request: { idempotencyKey } }) =>
    submitImagine(deps, actor, params.channelId, { body, idempotencyKey }),
  )
  app.handle(submits.submitDescribe, ({ actor, params, body, request: { idempotencyKey } }) =>
    submitDescribe(deps, actor, params.channelId, { body, idempotencyKey }),
  )
  app.handle(submits.submitBlend, ({ actor, params, body, request: { idempotencyKey } }) =>
    submitBlend(deps, actor, params.channelId, { body, idempotencyKey }),
  )
  app.handle(submits.submitShorten, ({ actor, params, body, request: { idempotencyKey } }) =>
    submitShorten(deps, actor, params.channelId, { body, idempotencyKey }),
  )
  app.handle(calls.submitAction, ({ actor, params, body, request: { idempotencyKey } }) =>
    submitAction(deps, actor, params.taskId, { body, idempotencyKey }),
  )
  app.handle(submits.submitModal, ({ actor, params, body, request: { idempotencyKey } }) =>
    submitModal(deps, actor, params.taskId, { body, idempotencyKey }),
  )
  app.handle(calls.readTask, ({ actor, params }) => readTask(deps, actor, params.taskId))
  app.handle(calls.cancelTask, ({ actor, params }) => cancelTask(deps, actor, params.taskId))
  app.handle(calls.listTasks, ({ actor, params, body }) => listTasks(deps, actor, params.channelId, body), {
    changesNothing: true,
  })

  mountSettings(app, deps)
  mountGallery(app, deps)
  mountNews(app, deps)
  mountVideo(app, deps)
}
