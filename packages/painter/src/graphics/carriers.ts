import type { Voice } from './faces-for.ts'

/** Where something is written on a thing, in shares of its own box, as it is drawn facing right. */
export interface Field {
  left: number
  top: number
  width: number
  height: number
  /** How far the middle of a line hangs below its ends, as a share of the field's height: round things are written around. */
  bend: number
  voice: Voice
  /** What was drawn there as writing is covered first. */
  covers?: true
  /** Chinese of more than two characters goes down it. */
  upright?: true
  /** The screen of a device shines. */
  shines?: true
}

const FIELDS: Readonly<Record<string, Field>> = {
  cup: { left: 0.24, top: 0.56, width: 0.46, height: 0.27, bend: 0.2, voice: 'hand' },
  cake: { left: 0.1, top: 0.61, width: 0.8, height: 0.18, bend: 0.34, voice: 'hand' },
  lantern: { left: 0.2, top: 0.24, width: 0.6, height: 0.48, bend: 0, voice: 'hand', upright: true },
  flag: { left: 0.17, top: 0.1, width: 0.5, height: 0.24, bend: 0, voice: 'loud' },
  't shirt': { left: 0.28, top: 0.3, width: 0.44, height: 0.36, bend: 0, voice: 'loud' },
  scroll: { left: 0.33, top: 0.13, width: 0.5, height: 0.62, bend: 0, voice: 'hand', covers: true },
  clipboard: { left: 0.15, top: 0.28, width: 0.68, height: 0.6, bend: 0, voice: 'plain', covers: true },
  headstone: { left: 0.26, top: 0.22, width: 0.56, height: 0.42, bend: 0, voice: 'fine', covers: true },
  jar: { left: 0.12, top: 0.42, width: 0.76, height: 0.3, bend: 0.14, voice: 'hand' },
  barrel: { left: 0.1, top: 0.38, width: 0.8, height: 0.22, bend: 0.2, voice: 'loud' },
  drum: { left: 0.2, top: 0.54, width: 0.6, height: 0.24, bend: 0.2, voice: 'loud' },
  truck: { left: 0.05, top: 0.12, width: 0.46, height: 0.42, bend: 0, voice: 'loud' },
  television: { left: 0.1, top: 0.32, width: 0.58, height: 0.48, bend: 0, voice: 'plain', shines: true },
  computer: { left: 0.08, top: 0.08, width: 0.84, height: 0.46, bend: 0, voice: 'plain', shines: true },
  laptop: { left: 0.18, top: 0.1, width: 0.64, height: 0.4, bend: 0, voice: 'plain', shines: true },
}

/** Where a thing is written on; undefined for what nobody writes on, or where its shape leaves no room. */
export function fieldOf(name: string): Field | undefined {
  return Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined
}
