import * as calls from '@easel/contract/channel'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../http/route.ts'
import { listChannels } from './list-channels.ts'
import { readChannel } from './read-channel.ts'

export function mountChannel(app: Mount, deps: Deps): void {
  app.handle(calls.listChannels, ({ actor }) => listChannels(deps, actor))
  app.handle(calls.readChannel, ({ actor, params }) => readChannel(deps, actor, params.channelId))
}
