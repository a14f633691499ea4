import * as acts from '@easel/contract/channel-acts'
import type { BodyOf } from '@easel/contract/call'
import type { Invite } from '@easel/contract/channel-acts'
import type { Actor, Deps } from '../../../deps.ts'
import type { Mount } from '../../../http/route.ts'
import { joinChannel } from '../join-channel.ts'
import { previewInvite } from './preview-invite.ts'
import { readInvite } from './read-invite.ts'
import { renewInvite } from './renew-invite.ts'
import { FIRST_INVITE_HOURS } from './rules.ts'
import { setInviteExpiry } from './set-invite-expiry.ts'

export function mountInvite(app: Mount, deps: Deps): void {
  const guessed = { guessed: 'invite_invalid' } as const
  app.handle(acts.changeInvite, ({ actor, params, body }) => changeInvite(deps, actor, params.channelId, body))
  app.handle(acts.previewInvite, ({ actor, params }) => previewInvite(deps, actor, params.code), guessed)
  app.handle(acts.joinChannel, ({ actor, params }) => joinChannel(deps, actor, params.code), guessed)
}

/** Three shapes of one body. */
function changeInvite(
  deps: Deps,
  actor: Actor,
  channelId: string,
  { isNew = false, expireHours }: BodyOf<typeof acts.changeInvite>,
): Promise<Invite> {
  if (isNew) return renewInvite(deps, actor, channelId, expireHours ?? FIRST_INVITE_HOURS)
  if (expireHours === undefined) return readInvite(deps, actor, channelId)
  return setInviteExpiry(deps, actor, channelId, expireHours)
}
