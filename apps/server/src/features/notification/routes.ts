import * as calls from '@easel/contract/notification'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../http/route.ts'
import { addEndpoint } from './push/add-endpoint.ts'
import { markSeen } from './push/mark-seen.ts'
import { removeEndpoint } from './push/remove-endpoint.ts'
import { readSettings } from './read-settings.ts'
import { saveSettings } from './save-settings.ts'

export function mountNotification(app: Mount, deps: Deps): void {
  app.handle(calls.readNotificationSettings, ({ actor }) => readSettings(deps, actor))
  app.handle(calls.saveNotificationSettings, ({ actor, body }) => saveSettings(deps, actor, body))
  app.handle(calls.addPushEndpoint, ({ actor, body }) => addEndpoint(deps, actor, body))
  app.handle(calls.removePushEndpoint, ({ body }) => removeEndpoint(deps, body))
  app.handle(calls.markNotificationSeen, ({ actor, body }) => markSeen(deps, actor, body))
}
