import { mixColours, parseHex, type Rgb, toHex } from '../../base/colour.ts'
import type { Phrases } from '../meaning.ts'
import plainColours from './colours.json' with { type: 'json' }

/** Words for a colour, CSS hex. */
interface ColourRow extends Phrases {
  hex: string
}

/** What "dark" and "light" do to a colour: towards which one, and how far, 0 to 1. */
const SHADES: readonly (Phrases & { towards: Rgb; share: number })[] = [
  { english: ['dark', 'deep'], chinese: ['深', '暗', '浓'], towards: [12, 10, 20], share: 0.42 },
  {
    english: ['light', 'pale', 'soft', 'pastel'],
    chinese: ['浅', '淡', '嫩', '粉', '浅浅的', '淡淡的'],
    towards: [255, 252, 246],
    share: 0.5,
  },
  { english: ['bright', 'vivid', 'neon'], chinese: ['亮', '鲜', '艳'], towards: [255, 255, 255], share: 0.12 },
]

/** Of "navy, navy blue" no shades: they are some already. */
const UNSHADED = ['#1f3464', '#70202c', '#e8d8b8', '#a4683a', '#96683c', '#26242a', '#f3f1ec', '#a5dcc0', '#8cc4ec']

/** Every colour word and its shades; plain ones first. */
export const colours: readonly ColourRow[] = [...plainColours, ...plainColours.flatMap(shadesOf)]

function shadesOf({ english, chinese, hex }: ColourRow): ColourRow[] {
  if (UNSHADED.includes(hex)) return []
  return SHADES.map((shade) => ({
    english: pairUp(shade.english, english, ' '),
    chinese: pairUp(shade.chinese, chinese, ''),
    hex: toHex(mixColours(parseHex(hex), shade.towards, shade.share)),
  }))
}

/** "dark red", "dark scarlet", "deep red"… */
function pairUp(shades: readonly string[], names: readonly string[], between: string): string[] {
  return shades.flatMap((shade) => names.map((name) => shade + between + name))
}
