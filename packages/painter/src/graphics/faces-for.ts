import type { FaceName } from '../lettering/faces.ts'

const HAN = /[\u3400-\u9fff\uf900-\ufaff]/u

export const isHan = (text: string): boolean => HAN.test(text)

export type Voice = 'loud' | 'plain' | 'fine' | 'hand'

const LATIN: Readonly<Record<Voice, FaceName>> = { loud: 'tall', plain: 'round', fine: 'elegant', hand: 'script' }
const CHINESE: Readonly<Record<Voice, FaceName>> = { loud: 'sans', plain: 'sans', fine: 'serif', hand: 'brush' }

/** The face in which a text speaks so, in its own script. */
export function faceFor(text: string, voice: Voice): FaceName {
  if (isHan(text)) return CHINESE[voice]
  // A running hand has no word of capitals alone.
  return voice === 'hand' && !/\p{Ll}/u.test(text) ? LATIN.plain : LATIN[voice]
}

/** Capitals for what is shouted on a ring or a poster. */
export function capitals(text: string): string {
  return text.replace(/\p{Ll}/gu, (letter) => (letter === 'ß' ? letter : letter.toUpperCase()))
}
