/** A stretch of a message; `href` is null for plain text. */
export interface Piece {
  text: string
  href: string | null
}

/** Up to what no address holds unescaped: blanks, quotes, brackets, and everything beyond ASCII. */
const ADDRESS = /https:\/\/[!#-;=?-[\]_a-z|~]+/gi
const CLOSING = { ')': '(', ']': '[' }

/** The text of a message with its https addresses set apart. Joined, the pieces are the text as it was. */
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

/** An address without the marks that end the sentence around it. A bracket that it opens itself stays. */
function withoutSentence(address: string): string {
  const last = address.at(-1) ?? ''
  const isMark = /[.,;:!?'*_~|]/.test(last)
  const opening = CLOSING[last as keyof typeof CLOSING]
  const isForeign = opening !== undefined && countOf(address, opening) < countOf(address, last)
  return isMark || isForeign ? withoutSentence(address.slice(0, -1)) : address
}

const countOf = (text: string, sign: string) => text.split(sign).length - 1

/** Null for what is no address, and for one that names a person before its host: it would look like another site. */
function readHref(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { protocol, username, password, href } = new URL(text)
  return protocol === 'https:' && username === '' && password === '' ? href : null
}

/** Who writes, by id; `untilMs` is when that is over unless they go on. */
export type Writers = Readonly<Record<string, { name: string; untilMs: number }>>

export function withoutWriter(writers: Writers, userId: string): Writers {
  if (!(userId in writers)) return writers
  const { [userId]: _, ...others } = writers
  return others
}

export function stillWriting(writers: Writers, nowMs: number): Writers {
  return Object.fromEntries(Object.entries(writers).filter(([, { untilMs }]) => untilMs > nowMs))
}
