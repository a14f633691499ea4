import { deleteAnyChannel as deleteAnyChannelCall } from '@easel/contract/admin-channels'
import * as calls from '@easel/contract/channel'
import * as acts from '@easel/contract/channel-acts'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../http/route.ts'
import { createChannel } from './create-channel.ts'
import { deleteAnyChannel } from './delete-any-channel.ts'
import { deleteChannel } from './delete-channel.ts'
import { mountInvite } from './invite/routes.ts'
import { listChannels } from './list-channels.ts'
import { quitChannel } from './quit-channel.ts'
import { readChannel } from './read-channel.ts'
import { removeMember } from './remove-member.ts'
import { renameChannel } from './rename-channel.ts'

export function mountChannel(app: Mount, deps: Deps): void {
  app.handle(calls.listChannels, ({ actor }) => listChannels(deps, actor))
  app.handle(calls.readChannel, ({ actor, params }) => readChannel(deps, actor, params.channelId))
  app.handle(acts.createChannel, ({ actor, body, request: { idempotencyKey } }) =>
    createChannel(deps, actor, { body, idempotencyKey }),
  )
  app.handle(acts.renameChannel, ({ actor, params, body }) => renameChannel(deps, actor, params.channelId, body))
  app.handle(acts.deleteChannel, ({ actor, params }) => deleteChannel(deps, actor, params.channelId))
  app.handle(deleteAnyChannelCall, ({ actor, params, body }) => deleteAnyChannel(deps, actor, { ...params, ...body }))
  app.handle(acts.quitChannel, ({ actor, params }) => quitChannel(deps, actor, params.channelId))
  app.handle(acts.removeMember, ({ actor, params }) => removeMember(deps, actor, params))
  mountInvite(app, deps)
}
