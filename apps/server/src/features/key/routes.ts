import * as admin from '@easel/contract/admin-keys'
import * as calls from '@easel/contract/keys'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../http/route.ts'
import { createKey } from './create-key.ts'
import { listKeys, listKeysOf } from './list-keys.ts'
import { readKeyUses } from './read-key-uses.ts'
import { revokeKey, revokeKeyOf } from './revoke-key.ts'
import { rotateKey, updateKey } from './update-key.ts'

export function mountKey(app: Mount, deps: Deps): void {
  app.handle(calls.listKeys, ({ actor, request: { origin } }) => listKeys(deps, actor, origin))
  app.handle(calls.createKey, ({ actor, body }) => createKey(deps, actor, body))
  app.handle(calls.updateKey, ({ actor, params, body }) => updateKey(deps, actor, params.keyId, body))
  app.handle(calls.revokeKey, ({ actor, params }) => revokeKey(deps, actor, params.keyId))
  app.handle(calls.rotateKey, ({ actor, params }) => rotateKey(deps, actor, params.keyId))
  app.handle(calls.readKeyUses, ({ actor, params }) => readKeyUses(deps, actor, params.keyId))
  app.handle(admin.listKeysOf, ({ params }) => listKeysOf(deps, params.userId))
  app.handle(admin.revokeKeyOf, ({ actor, params }) => revokeKeyOf(deps, actor, params.keyId))
}
