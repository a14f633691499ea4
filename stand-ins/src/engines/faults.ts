import { writeBomb } from './png.ts'

/** Before anything is done. */
const REFUSING = [
  'reset',
  '401',
  '429',
  '429 and when',
  '500',
  '502 in HTML',
  '503',
  '503 and when',
  'redirect',
] as const
/** Done, and then told wrongly or not at all. */
const TELLING = [
  'hang',
  'lost',
  'cut off',
  'truncated',
  'empty',
  'error text',
  'HTML',
  'picture instead of JSON',
  'other JSON',
  'null',
  'not UTF-8',
  'endless',
] as const
/** Done, and the pictures are not what they should be. */
const SPOILING = [
  'picture of 30 MB',
  'picture is HTML',
  'picture cut off',
  'picture of a billion pixels',
  'picture not base64',
  'picture missing',
  'pictures of different sizes',
  'no pictures',
] as const

export type RefusingFault = (typeof REFUSING)[number]
export type TellingFault = (typeof TELLING)[number]
export type SpoilingFault = (typeof SPOILING)[number]
export type EngineFault = RefusingFault | TellingFault | SpoilingFault

export const ENGINE_FAULTS: readonly EngineFault[] = [...REFUSING, ...TELLING, ...SPOILING]

export const isRefusing = (fault: EngineFault | undefined): fault is RefusingFault =>
  REFUSING.some((one) => one === fault)
export const isTelling = (fault: EngineFault | undefined): fault is TellingFault => TELLING.some((one) => one === fault)

/** Scripts of faults by call; each is used up once. */
export interface Faults {
  next(call: string, ...faults: EngineFault[]): void
  take(call: string): EngineFault | undefined
  /** What has not been used up never comes. */
  forget(): void
}

export function openFaults(): Faults {
  const scripts = new Map<string, EngineFault[]>()
  return {
    next: (call, ...faults) => scripts.set(call, [...(scripts.get(call) ?? []), ...faults]),
    take: (call) => scripts.get(call)?.shift(),
    forget: () => scripts.clear(),
  }
}

/** The base64 pictures of an answer, as a fault leaves them. */
export function spoil(pictures: readonly string[], fault: EngineFault | undefined): string[] {
  const all = (bytes: Buffer | string) => pictures.map(() => Buffer.from(bytes).toString('base64'))
  switch (fault) {
    case 'picture of 30 MB':
      return all(Buffer.concat([Buffer.from(pictures[0] ?? '', 'base64'), Buffer.alloc(30 * 1024 * 1024, 7)]))
    case 'picture is HTML':
      return all('<!doctype html><title>Sign in</title>')
    case 'picture cut off':
      return pictures.map((picture) => picture.slice(0, Math.floor(picture.length / 8) * 4))
    case 'picture of a billion pixels':
      return all(writeBomb(40_000, 25_000))
    case 'picture not base64':
      return pictures.map(() => '/tmp/picture.png: no such file!')
    case 'picture missing':
      return pictures.slice(1)
    case 'pictures of different sizes':
      return [...pictures.slice(1), ODD]
    case 'no pictures':
      return []
    default:
      return [...pictures]
  }
}

/** One pixel. */
const ODD = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
