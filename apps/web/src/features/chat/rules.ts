/** Part of a message; `href` is null for plain text. */
export interface Piece {
  text: string
  href: string | null
}

/** Ends at the first character that an address cannot contain unescaped: blanks, quotes, brackets, non-ASCII. */
const ADDRESS = /https:\/\/[!#-;=?-[\]_a-z|~]+/gi
const CLOSING = { ')': '(', ']': '[' }

/** Splits a message into text and https addresses. The pieces concatenate to the original text. */
export function splitLinks(content: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: found, index } of content.matchAll(ADDRESS)) {
    const text = withoutSentence(found)
    const href = readHref(text)
    if (href === null) continue
    if (index > end) pieces.push({ text: content.slice(end, index), href: null })
    pieces.push({ text, href })
    end = index + text.length
  }
  if (end < content.length) pieces.push({ text: content.slice(end), href: null })
  return pieces
}

/** The address without trailing punctuation of the sentence. A closing bracket stays if the address opens it. */
function withoutSentence(address: string): string {
  const last = address.at(-1) ?? ''
  const isMark = /[.,;:!?'*_~|]/.test(last)
  const opening = CLOSING[last as keyof typeof CLOSING]
  const isForeign = opening !== undefined && countOf(address, opening) < countOf(address, last)
  return isMark || isForeign ? withoutSentence(address.slice(0, -1)) : address
}

const countOf = (text: string, sign: string) => text.split(sign).length - 1

/** Null for an invalid address, and for one with credentials, which can disguise its host. */
function readHref(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { protocol, username, password, href } = new URL(text)
  return protocol === 'https:' && username === '' && password === '' ? href : null
}

/** People who are typing, by id; `untilMs` is when they count as stopped. */
export type TypingMembers = Readonly<Record<string, { name: string; untilMs: number }>>

export function withoutTypingMember(writers: TypingMembers, userId: string): TypingMembers {
  if (!(userId in writers)) return writers
  const { [userId]: _, ...others } = writers
  return others
}

export function dropExpired(writers: TypingMembers, nowMs: number): TypingMembers {
  return Object.fromEntries(Object.entries(writers).filter(([, { untilMs }]) => untilMs > nowMs))
}
