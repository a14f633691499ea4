import * as options from '@easel/contract/draw-options'
import * as calls from '@easel/contract/draw-settings'
import type { Deps } from '../../../deps.ts'
import type { Mount } from '../../../http/route.ts'
import { readOptions } from './options/read-options.ts'
import { saveOption } from './options/save-option.ts'
import { readSettings } from './read-settings.ts'
import { saveSettings } from './save-settings.ts'

export function mountSettings(app: Mount, deps: Deps): void {
  app.handle(calls.readDrawSettings, ({ actor, params, query }) =>
    readSettings(deps, actor, params.channelId, query.botType),
  )
  app.handle(calls.saveDrawSettings, ({ actor, query, body }) => saveSettings(deps, actor, query.botType, body))
  app.handle(calls.saveModelVersion, ({ actor, params, query }) =>
    saveSettings(deps, actor, query.botType, { version: params.version }),
  )
  app.handle(calls.saveSuffix, ({ actor, query, body }) => saveSettings(deps, actor, query.botType, body))
  app.handle(options.readDrawOptions, ({ actor, query, request: { language } }) =>
    readOptions(deps, actor, query.botType, language),
  )
  app.handle(options.saveDrawOption, ({ actor, query, body }) => saveOption(deps, actor, query.botType, body))
}
