import type { Deps } from '../../../deps.ts'
import { wrapDone } from '../../../http/answer.ts'
import type { Mount } from '../../../http/route.ts'
import { wakeFollower } from './wake-follower.ts'

/** For engines, who read no language. */
const HEARD = JSON.stringify(wrapDone(null, 'en-US'))

export function mountNews(app: Mount, deps: Deps): void {
  app.handleNotices({
    path: '/api/open/notify/:attemptId',
    run: async ({ attemptId = '' }) => {
      await wakeFollower(deps, attemptId)
      return { status: 200, contentType: 'application/json; charset=utf-8', body: HEARD }
    },
  })
}
