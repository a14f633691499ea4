import * as calls from '@easel/contract/notification'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../http/route.ts'
import { readSettings } from './read-settings.ts'
import { saveSettings } from './save-settings.ts'

export function mountNotification(app: Mount, deps: Deps): void {
  app.handle(calls.readNotificationSettings, ({ actor }) => readSettings(deps, actor))
  app.handle(calls.saveNotificationSettings, ({ actor, body }) => saveSettings(deps, actor, body))
}
