import * as calls from '@easel/contract/admin-tasks'
import type { Deps } from '../../../deps.ts'
import { readAside } from '../../../http/read-aside.ts'
import type { Mount } from '../../../http/route.ts'
import { cancelAnyTask } from './cancel-any-task.ts'
import { searchTasks } from './search-tasks.ts'

/** Everybody's tasks, for operators. */
export function mountTaskSearch(app: Mount, deps: Deps): void {
  app.handle(calls.searchTasks, ({ actor, query }) => readAside(deps, actor, (aside) => searchTasks(aside, query)))
  app.handle(calls.cancelAnyTask, ({ actor, params }) => cancelAnyTask(deps, actor, params.taskId))
}
