import * as calls from '@easel/contract/profile'
import type { Deps } from '../../../deps.ts'
import type { Mount } from '../../../http/route.ts'
import type { AccountNeeds } from '../find-or-create-account.ts'
import { endSession } from './end-session.ts'
import { listSessions } from './list-sessions.ts'
import { updateProfile } from './update-profile.ts'

export function mountProfile(app: Mount, deps: Deps & AccountNeeds): void {
  app.handle(calls.updateProfile, ({ actor, body, request }) => updateProfile(deps, actor, body, request))
  app.handle(calls.listSessions, ({ actor }) => listSessions(deps, actor))
  app.handle(calls.endSession, ({ actor, params }) => endSession(deps, actor, params.sessionId))
}
