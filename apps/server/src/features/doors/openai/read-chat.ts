import { Refusal } from '../../../errors.ts'
import type { ProgramCall } from '../open-door.ts'
import type { Fields } from './read-fields.ts'
import { readSource, type SentSource } from './read-pictures.ts'

export interface Chat {
  /** What the person said last. */
  words: string
  images: SentSource[]
}

/**
 * What is to be drawn: the last message of the person, which may bring pictures. What was said before it is not read.
 *
 * @throws Refusal invalid_input naming `messages`
 */
export function readChat(call: Pick<ProgramCall, 'siteUrl'>, { messages }: Fields): Chat {
  if (!Array.isArray(messages)) return refuse(messages === undefined ? 'required' : 'wrong_type')
  const last: unknown = messages.findLast((message: unknown) => fieldOf(message, 'role') === 'user')
  const content = fieldOf(last, 'content')
  if (typeof content === 'string') return requireSaid({ words: content, images: [] })
  if (!Array.isArray(content)) return refuse('required')
  const texts = content.flatMap((part: unknown) => fieldOf(part, 'text') ?? [])
  const urls = content.flatMap((part: unknown) => {
    const image = fieldOf(part, 'image_url')
    return (typeof image === 'string' ? image : fieldOf(image, 'url')) ?? []
  })
  if ([...texts, ...urls].some((one) => typeof one !== 'string')) return refuse('wrong_type')
  const images = urls.map((url) => readSource(String(url), 'messages', call))
  return requireSaid({ words: texts.join('\n'), images })
}

function requireSaid(chat: Chat): Chat {
  if (chat.words.includes('\0')) return refuse('forbidden_characters')
  return chat.words.trim() === '' && chat.images.length === 0 ? refuse('no_words') : chat
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

function refuse(problem: 'required' | 'wrong_type' | 'no_words' | 'forbidden_characters'): never {
  throw new Refusal('invalid_input', { fields: { messages: problem } })
}
