import { login, logout, readSession as readSessionCall, sendLoginCode } from '@easel/contract/account'
import { banUser as banUserCall, givePassword as givePasswordCall } from '@easel/contract/admin'
import { resetPassword as resetPasswordCall } from '@easel/contract/profile'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../http/route.ts'
import type { AccountNeeds } from './find-or-create-account.ts'
import { banUser } from './ban-user.ts'
import { givePassword } from './give-password.ts'
import { mountProfile } from './profile/routes.ts'
import { readSession } from './read-session.ts'
import { resetPassword } from './reset-password.ts'
import { sendCode } from './send-code.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

export function mountAccount(app: Mount, own: Deps, needs: AccountNeeds): void {
  const deps = { ...own, ...needs }
  app.handle(login, ({ body, request }) => signIn(deps, body, request), {
    budget: 'signIn',
    knowsDevice: true,
  })
  app.handle(
    sendLoginCode,
    ({ actor, query, request }) => {
      const wish = { phone: query.phone, purpose: query.purpose ?? 'login', userId: actor?.userId ?? null }
      return sendCode(deps, wish, request)
    },
    { budget: 'sendCode', ownPagesOnly: true, knowsDevice: true },
  )
  app.handle(resetPasswordCall, ({ body, request }) => resetPassword(deps, body, request), {
    budget: 'signIn',
    knowsDevice: true,
  })
  // The next person at this browser is not shown the last one's pictures, deleted ones least of all.
  app.handle(logout, ({ actor }) => signOut(deps, actor), { emptiesCache: true })
  app.handle(readSessionCall, ({ actor, request }) => readSession(deps, actor, request.language))
  app.handle(banUserCall, ({ actor, params, body, request }) => banUser(deps, actor, { ...params, ...body }, request))
  app.handle(givePasswordCall, ({ actor, params, body, request }) =>
    givePassword(deps, actor, { ...params, ...body }, request),
  )
  mountProfile(app, deps)
}
