import * as calls from '@easel/contract/admin-words'
import type { Deps } from '../../../deps.ts'
import type { Mount } from '../../../http/route.ts'
import { addWords } from './add-words.ts'
import { listWords } from './list-words.ts'
import { removeWord } from './remove-word.ts'

export function mountWords(app: Mount, deps: Deps): void {
  app.handle(calls.listBlockedWords, ({ query }) => listWords(deps, query))
  app.handle(calls.addBlockedWords, ({ actor, body }) => addWords(deps, actor, body.words))
  app.handle(calls.removeBlockedWord, ({ actor, params }) => removeWord(deps, actor, params.wordId))
}
