import type { Meaning } from '../meaning.ts'
import { readRows } from './read-rows.ts'
import words from './scenes.json' with { type: 'json' }

type Setting = Extract<Meaning, { kind: 'place' }>['setting']

const place = (setting: Setting): Meaning => ({ kind: 'place', setting, firm: true })

/** Places that are built whole; what is said here is taken from the more general places. */
export const scenes = readRows(words.scenes, {
  'water town': [place('water town')],
  palace: [place('palace')],
  'chinese garden': [place('chinese garden')],
  terraces: [place('terraces')],
  tulou: [place('tulou')],
  'great wall': [place('great wall')],
  karst: [place('karst')],
})

const SCENES: ReadonlySet<Setting> = new Set(
  scenes.flatMap(({ meanings }) => meanings.flatMap((meaning) => (meaning.kind === 'place' ? [meaning.setting] : []))),
)

export function isScene(setting: Setting): boolean {
  return SCENES.has(setting)
}
