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
  platform: [place('platform')],
  hutong: [place('hutong')],
  'lantern street': [place('lantern street')],
  'snow village': [place('snow village')],
  'kyoto street': [place('kyoto street')],
  shrine: [place('shrine')],
  'old town': [place('old town')],
  rooftops: [place('rooftops')],
  'living room': [place('living room')],
  bedroom: [place('bedroom')],
  study: [place('study')],
  classroom: [place('classroom')],
  office: [place('office')],
  hospital: [place('hospital')],
  shop: [place('shop')],
  // It is held when its lights are lit.
  'lantern festival': [place('lantern street'), { kind: 'time', time: 'night', firm: false }],
  'temple fair': [place('lantern street')],
})

const SCENES: ReadonlySet<Setting> = new Set(
  scenes.flatMap(({ meanings }) => meanings.flatMap((meaning) => (meaning.kind === 'place' ? [meaning.setting] : []))),
)

export function isScene(setting: Setting): boolean {
  return SCENES.has(setting)
}
