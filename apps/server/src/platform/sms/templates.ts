import { codePurpose } from '@easel/contract/account'
import { language } from '@easel/contract/basics'
import type { z } from 'zod'
import { type SmsMessage, topicOf } from './provider.ts'

const topics = ['code', ...codePurpose.options, 'notice', 'password_reset', 'password_changed', 'code_guessed']
const keys = new Set(topics.flatMap((topic) => [topic, ...language.options.map((one) => `${topic}.${one}`)]))

/** Ids of a provider's templates by what they are for, the most general ones being `code` and `notice`. */
export type Templates = ReadonlyMap<string, string>

/** Read `code:SMS_1,code.en-US:SMS_2,notice:SMS_3`. */
export function readTemplates(written: string, context: z.RefinementCtx): Templates {
  const pairs = written.split(',').map((pair) => pair.split(':').map((part) => part.trim()))
  const wrong = pairs.find(([key = '', id, ...rest]) => !keys.has(key) || !id || rest.length > 0)
  const templates = new Map(pairs.map(([key = '', id = '']) => [key, id]))
  if (wrong) context.addIssue('must be written like code:SMS_1,code.en-US:SMS_2,notice:SMS_3')
  else if (!templates.has('code')) context.addIssue('must have a template for code')
  return templates
}

/** The most particular one; a purpose comes before a language. Undefined: none is set. */
export function chooseTemplate(templates: Templates, message: SmsMessage): string | undefined {
  const general = 'code' in message ? 'code' : 'notice'
  const templateNames = [topicOf(message), general].flatMap((topic) => [`${topic}.${message.language}`, topic])
  return templateNames.map((key) => templates.get(key)).find((id) => id !== undefined)
}
