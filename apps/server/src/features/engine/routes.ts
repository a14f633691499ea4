import * as calls from '@easel/contract/admin-engines'
import { completeUrl } from '@easel/engines/judge-url'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../http/route.ts'
import { changeEngine } from './change-engine.ts'
import { createEngine } from './create-engine.ts'
import { listEngineKinds } from './list-engine-kinds.ts'
import { listEngines } from './list-engines.ts'
import { removeEngine } from './remove-engine.ts'
import { testEngine } from './test-engine.ts'
import { tryEngine } from './try-engine.ts'

export function mountEngine(app: Mount, deps: Deps): void {
  app.handle(calls.listEngineKinds, () => Promise.resolve(listEngineKinds()))
  app.handle(calls.listEngines, ({ request }) => listEngines(deps, request))
  app.handle(calls.createEngine, ({ actor, body, request }) =>
    createEngine(deps, { ...actor, language: request.language }, { body: complete(body), ...request }),
  )
  app.handle(calls.changeEngine, ({ actor, params, body, request }) =>
    changeEngine(deps, { ...actor, language: request.language }, params.engineId, complete(body)),
  )
  app.handle(calls.removeEngine, ({ actor, params }) => removeEngine(deps, actor, params.engineId))
  app.handle(calls.testEngine, ({ params, request }) => testEngine(deps, request, params.engineId))
  app.handle(calls.tryEngine, ({ body, request }) => tryEngine(deps, request, complete(body)))
}

/** As the operator meant it. */
function complete<Body extends { address?: string | undefined }>(body: Body): Body {
  return body.address === undefined ? body : { ...body, address: completeUrl(body.address) }
}
