import { readDrawInfo } from '@easel/contract/draw-options'
import * as calls from '@easel/contract/gallery'
import { submitShow as showCall } from '@easel/contract/submits'
import * as acts from '@easel/contract/task-acts'
import type { Actor, Deps } from '../../../deps.ts'
import { readAside } from '../../../http/read-aside.ts'
import type { Mount } from '../../../http/route.ts'
import { deleteTask } from '../delete-task.ts'
import { downloadTasks } from '../download/download-tasks.ts'
import { readInfo } from '../info/read-info.ts'
import { likeTask } from '../likes/like-task.ts'
import { readImageSeed } from '../read-image-seed.ts'
import { submitShow } from '../submit-show.ts'
import { listMonths } from './list-months.ts'
import { readGallery } from './read-gallery.ts'

/** What becomes of drawings when they are done. */
export function mountGallery(app: Mount, deps: Deps): void {
  app.handle(calls.readGallery, ({ actor, query }) =>
    readBeside(deps, actor, query, (beside) => readGallery(beside, actor, query)),
  )
  app.handle(calls.listGalleryMonths, ({ actor, query }) =>
    readBeside(deps, actor, query, (beside) => listMonths(beside, actor, query)),
  )
  app.handleDownload(calls.downloadTasks, ({ actor, body, request: { language } }) =>
    downloadTasks(deps, actor, body.taskIds, language),
  )
  app.handle(acts.readImageSeed, ({ actor, params }) => readImageSeed(deps, actor, params.taskId))
  app.handle(acts.likeTask, ({ actor, params, body }) => likeTask(deps, actor, params.taskId, body))
  app.handle(acts.deleteTask, ({ actor, params }) => deleteTask(deps, actor, params.taskId))
  app.handle(showCall, ({ actor, params, body, request: { idempotencyKey } }) =>
    submitShow(deps, actor, params.channelId, { body, idempotencyKey }),
  )
  app.handle(readDrawInfo, ({ actor, params, request: { language } }) =>
    readInfo(deps, actor, params.channelId, language),
  )
}

/** One's own may lag behind. Who may see everybody's of a channel, and what of it is deleted, is as it is now. */
function readBeside<T>(
  deps: Deps,
  actor: Actor,
  { everyone }: { everyone?: string | undefined },
  read: (deps: Deps) => Promise<T>,
): Promise<T> {
  return everyone === 'true' ? read(deps) : readAside(deps, actor, read)
}
