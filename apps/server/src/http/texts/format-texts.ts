import type { Language } from '@easel/contract/basics'
import type { Reason } from '@easel/contract/errors'
import type { QuotaName } from '@easel/contract/quotas'
import type { FieldNote, FieldProblem } from '../../errors.ts'
import { enUs } from './en-us.ts'
import { isKnownNote } from './engine-notes.ts'
import type { NotificationText, Texts } from './text-keys.ts'
import { zhCn } from './zh-cn.ts'
import { zhTw } from './zh-tw.ts'

const dictionaries: Record<Language, Texts> = { 'zh-CN': zhCn, 'zh-TW': zhTw, 'en-US': enUs }

export function sayDone(language: Language): string {
  return dictionaries[language].done
}

export function formatRefusal(
  reason: Reason,
  language: Language,
  values: Readonly<Record<string, number>> = {},
): string {
  return fillIn(dictionaries[language].refusals[reason], values)
}

/** What a notification says; `name` is who spoke, empty for who has none. */
export function formatNotification(key: NotificationText, language: Language, name = ''): string {
  const { notifications } = dictionaries[language]
  return fillIn(notifications[key], { name: name || notifications.somebody })
}

/** Say how much there may be of what there is too much of. */
export function formatQuota({ name, limit }: { name: QuotaName; limit: number }, language: Language): string {
  return fillIn(dictionaries[language].quotas[name], { limit })
}

/** Say what is wrong with one field; several problems become one text. */
export function formatNote(note: FieldNote, language: Language): string {
  if (typeof note === 'string') return sayProblem({ problem: note }, language)
  return [note]
    .flat()
    .map((problem) => sayProblem(problem, language))
    .join(dictionaries[language].listSemicolon)
}

export function sayProblem({ problem, limit, options = [], at }: FieldProblem, language: Language): string {
  const { listComma, problems } = dictionaries[language]
  const values = { limit, options: options.join(listComma), low: options[0], high: options[1], at }
  return fillIn(problems[problem], values)
}

export function isKnownProblem(problem: unknown): problem is FieldProblem['problem'] {
  return typeof problem === 'string' && Object.hasOwn(enUs.problems, problem)
}

/** What was found when an engine was asked, as a sentence. */
export function formatEngineNote(
  { code, detail }: { code: string; detail: string | null },
  language: Language,
): string {
  const { engineNotes } = dictionaries[language]
  return fillIn(isKnownNote(code) ? engineNotes[code] : engineNotes.engine_said, { detail: detail ?? code })
}

/** All three languages group thousands by commas. */
const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 })

function fillIn(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{(\w+)(?:\|(.*?)\|(.*?))?\}/g, (_, name: string, one?: string, many?: string) => {
    const given = values[name] ?? ''
    const value = typeof given === 'number' ? grouped.format(given) : String(given)
    return (value === '1' ? one : many) ?? value
  })
}
