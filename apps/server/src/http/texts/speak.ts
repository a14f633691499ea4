import type { Language } from '@easel/contract/basics'
import type { Reason } from '@easel/contract/errors'
import { enUs } from './en-us.ts'
import type { Problem, Texts } from './text-keys.ts'
import { zhCn } from './zh-cn.ts'
import { zhTw } from './zh-tw.ts'

const dictionaries: Record<Language, Texts> = { 'zh-CN': zhCn, 'zh-TW': zhTw, 'en-US': enUs }

export function sayDone(language: Language): string {
  return dictionaries[language].done
}

export function sayRefusal(reason: Reason, language: Language): string {
  return dictionaries[language].refusals[reason]
}

export interface FieldProblem {
  problem: Problem
  limit?: number | undefined
  options?: readonly string[] | undefined
}

export function sayProblem({ problem, limit, options }: FieldProblem, language: Language): string {
  return dictionaries[language].problems[problem]
    .replace('{limit}', String(limit ?? ''))
    .replace('{options}', (options ?? []).join(', '))
}

/** `--chaos: out_of_range 0, 100`, as a prompt's parameters are refused; several are parted by `; `. */
const PARAMETER = /^(--\S*): ([a-z_]+) ?(.*)$/

/** A problem's name, alone or with a parameter of the prompt, said in the reader's language; any other text stays as it is. */
export function sayNamedProblem(text: string, language: Language): string {
  if (isProblem(text)) return sayProblem({ problem: text }, language)
  return text
    .split('; ')
    .map((part) => {
      const [, at, problem = '', allowed = ''] = PARAMETER.exec(part) ?? []
      return isProblem(problem) ? `${at} ${sayProblem({ problem, options: [allowed] }, language)}` : part
    })
    .join('; ')
}

function isProblem(text: string): text is Problem {
  return Object.hasOwn(enUs.problems, text)
}
