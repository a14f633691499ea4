import { trimSigns } from './trim-signs.ts'

/** A picture of this site, as its address names it. */
export type PictureAddress =
  | { kind: 'file'; imageId: string }
  /** The nth picture of a task, from 1: what *copy link* gives. */
  | { kind: 'shown'; taskId: string; index: number }

export interface FoundAddress {
  text: string
  start: number
  /** Behind the last character. */
  end: number
  /** Null: of something else. */
  picture: PictureAddress | null
}

/** Characters of addresses; text in other scripts may follow without a space. */
const SIGNS = '[!#-;=?-z|~]'
const WEB = new RegExp(`(?:(?:https?|ftp|file)://|\\bwww\\.|\\bdata:image/)${SIGNS}+`, 'gi')
/** Without the site, or without `https://` where its end says that it is a picture. */
const BARE = new RegExp(
  `^(?:/(?:api/files|draw)/${SIGNS}+|(?://)?(?:[a-z0-9-]+\\.)+[a-z]{2,}(?::\\d+)?/${SIGNS}*\\.(?:png|jpe?g|webp|gif|avif|heic|bmp)(?![a-z0-9])${SIGNS}*)`,
  'i',
)
/** Punctuation around an address. */
const BEFORE = /^[<("'[]+/
const AFTER = ".,;:!?)]'*"
const BETWEEN = ' \t\n\r,，、'

const ID = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'
const SITE = '^(?:https?://[^/?#]+)?'
const FILE = new RegExp(`${SITE}/api/files/${ID}(?:[?#].*)?$`, 'i')
const SHOWN = new RegExp(`${SITE}/[^?#]*\\?(?:[^#]*&)?image=${ID}(?::|%3a)([1-9])(?:[&#].*)?$`, 'i')

/** The addresses that stand among words, in their order. Linear in the length. */
export function findAddresses(words: string): FoundAddress[] {
  if (!words.includes('/') && !/www\./i.test(words)) return []
  return [...words.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => findIn(word, index))
}

function findIn(word: string, offset: number): FoundAddress[] {
  const web = [...word.matchAll(WEB)]
  if (web.length > 0) return web.map(({ 0: written, index }) => read(written, offset + index))
  const before = BEFORE.exec(word)?.[0].length ?? 0
  const bare = BARE.exec(word.slice(before))
  return bare ? [read(bare[0], offset + before)] : []
}

function read(written: string, start: number): FoundAddress {
  const text = trimSigns(written, AFTER, 'end')
  return { text, start, end: start + text.length, picture: readAddress(text) }
}

/** Null: the address of something else. */
export function readAddress(address: string): PictureAddress | null {
  const [, imageId] = FILE.exec(address) ?? []
  if (imageId) return { kind: 'file', imageId: imageId.toLowerCase() }
  const [, taskId, index] = SHOWN.exec(address) ?? []
  return taskId ? { kind: 'shown', taskId: taskId.toLowerCase(), index: Number(index) } : null
}

/** As it can stand in a prompt of the same site. */
export function printAddress(picture: PictureAddress): string {
  return picture.kind === 'file' ? `/api/files/${picture.imageId}` : `/draw/?image=${picture.taskId}:${picture.index}`
}

/** Remove these addresses, and the commas and brackets around them. */
export function cutAddresses(text: string, addresses: readonly Pick<FoundAddress, 'start' | 'end'>[]): string {
  if (addresses.length === 0) return text
  const begins = [0, ...addresses.map(({ end }) => end)]
  const less = begins.map((begin, nth) => text.slice(begin, addresses[nth]?.start)).join('')
  return trimSigns(less.replace(/<>|\(\)|\[\]|""|''/g, '').replace(/ {2,}/g, ' '), BETWEEN)
}
