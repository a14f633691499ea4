import * as calls from '@easel/contract/chat'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../http/route.ts'
import { clearChat } from './clear-chat.ts'
import { listChat } from './list-chat.ts'
import { markRead } from './mark-read.ts'
import { sendChat } from './send-chat.ts'

export function mountChat(app: Mount, deps: Deps): void {
  app.handle(calls.listChat, ({ actor, params, query }) => listChat(deps, actor, params.channelId, query))
  app.handle(calls.sendChat, ({ actor, params, body, request: { idempotencyKey } }) =>
    sendChat(deps, actor, params.channelId, { body, idempotencyKey }),
  )
  app.handle(calls.clearChat, ({ actor, params }) => clearChat(deps, actor, params.channelId))
  app.handle(calls.markRead, ({ actor, params, body }) => markRead(deps, actor, params.channelId, body))
}
