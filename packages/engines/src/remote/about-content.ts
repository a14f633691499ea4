import { EngineRefused, engineMessageOf } from './faults.ts'

/** What services of clips and their relays say of words and pictures that are not to be shown. */
const CONTENT_WORDS =
  /risk control|content security|content policy|sensitive|platform policy|moderat|safety|nsfw|敏感|风控|违规|审核/i

/** Whether a service refuses what is shown, and not how it was asked. */
export function isAboutContent(message: string | null | undefined): boolean {
  return CONTENT_WORDS.test(message ?? '')
}

/** For services that refuse in a sentence and have no code for it. @throws EngineRefused `banned_word`, else what it was given */
export function refuseContent(error: unknown): never {
  if (!(error instanceof EngineRefused)) throw error
  const sentence = engineMessageOf(error).said ?? error.reason
  throw isAboutContent(sentence) ? new EngineRefused('banned_word', { detail: sentence, cause: error }) : error
}
