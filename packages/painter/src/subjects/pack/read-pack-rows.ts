import type { SubjectTraits } from '../plate.ts'

/** Which drawing stands for a subject, and how it stands in a picture. */
export interface PackRow extends Omit<SubjectTraits, 'aspect'> {
  key: string
  /** Set and icon: `noto:banana`. */
  drawing: string
  /** Degrees, clockwise, by which the icon is turned. */
  turn: number
  /** Units by which its lowest parts lie before its foot. */
  sink: number
  /** Looks left in the icon. */
  mirrored: boolean
  /** Never mirrored: it bears letters or a dial. */
  fixed: boolean
  /** Gives light of its own. */
  glows: boolean
}

const HABITATS = ['ground', 'water', 'air', 'sky', 'structure'] as const
const STANDS = ['stands', 'floats', 'flies'] as const

/**
 * Rows as text, one a line: `key | drawing | height | traits`. A drawing without a set is one of noto's, and `=` is the
 * key's own name. Traits are a habitat, a stand, `large`, `left`, `fixed`, `glows`, `turn=45`,
 * `sink=10`.
 */
export function readPackRows(text: string): PackRow[] {
  return text
    .trim()
    .split('\n')
    .map((line) => readRow(line.split('|').map((part) => part.trim())))
}

function readRow([key = '', drawing = '', height = '', traits = '']: readonly string[]): PackRow {
  const traitNames = traits.split(' ')
  const habitat = HABITATS.find((name) => traitNames.includes(name)) ?? 'ground'
  const icon = drawing === '=' ? key.replaceAll(' ', '-') : drawing
  return {
    key,
    drawing: icon.includes(':') ? icon : `noto:${icon}`,
    height: Number(height),
    habitat,
    stand: STANDS.find((name) => traitNames.includes(name)) ?? naturalStand(habitat),
    large: traitNames.includes('large') || habitat === 'structure',
    turn: numberOf('turn', traitNames),
    sink: numberOf('sink', traitNames),
    mirrored: traitNames.includes('left'),
    fixed: traitNames.includes('fixed'),
    glows: traitNames.includes('glows'),
  }
}

/** Of `turn=45`; 0 where nothing is said. */
function numberOf(name: string, said: readonly string[]): number {
  return Number(said.find((trait) => trait.startsWith(`${name}=`))?.slice(name.length + 1) ?? 0)
}

function naturalStand(habitat: PackRow['habitat']): PackRow['stand'] {
  if (habitat === 'water') return 'floats'
  return habitat === 'air' || habitat === 'sky' ? 'flies' : 'stands'
}
