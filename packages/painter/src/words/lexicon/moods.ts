import type { Meaning } from '../meaning.ts'
import { readRows } from './read-rows.ts'
import words from './moods.json' with { type: 'json' }

const mood = (value: string): Meaning => ({ kind: 'mood', mood: value })

/** Words that grade the whole picture; the first of a row says its mood. */
export const moods = readRows(words, {
  calm: [mood('calm')],
  dark: [mood('dark')],
  bright: [mood('bright')],
  joyful: [mood('joyful')],
  melancholy: [mood('melancholy')],
  mysterious: [mood('mysterious')],
  romantic: [mood('romantic')],
  epic: [mood('epic')],
  dramatic: [mood('dramatic')],
  dreamy: [mood('dreamy')],
  surreal: [mood('surreal')],
  vintage: [mood('vintage')],
  pastel: [mood('pastel')],
  vibrant: [mood('vibrant')],
  monochrome: [mood('monochrome')],
  warm: [mood('warm')],
  cold: [mood('cold')],
})
