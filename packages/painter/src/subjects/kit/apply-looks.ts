import type { Hairdo } from './hair.ts'
import type { Pen } from './pen.ts'
import { patch } from './pen.ts'
import type { FaceLook, PersonLook } from './person-look.ts'
import { oval } from './shape.ts'
import { wardrobe } from './wardrobe.ts'

/** A figure with the clothes, hair and face that the words give it. */
export function applyLooks(pen: Pen, look: PersonLook, named: readonly string[]): PersonLook {
  const clothes = named.flatMap((name) => (Object.hasOwn(wardrobe, name) ? [name] : []))
  const dressed = clothes.reduce((own, name) => ({ ...own, ...wardrobe[name]?.(pen, own) }), look)
  return named.reduce((own, name) => ({ ...own, ...changeOf(name, own) }), dressed)
}

type Change = Partial<PersonLook>

/** A name is a word and what it is said of: `hair #a8431f`, `beard long`. */
function changeOf(name: string, look: PersonLook): Change {
  const hex = /#[0-9a-f]{6}$/.exec(name)?.[0]
  const word = hex === undefined ? name : name.slice(0, -hex.length - 1)
  if (word.startsWith('beard')) return { face: { ...look.face, ...beardOf(word, hex) } }
  if (word === 'eyes' && hex !== undefined) return { face: { ...look.face, eyes: hex } }
  const hairdo = hairdoOf(word, look)
  if (word === 'hair' || hairdo !== undefined) return { ...(hex ? { hair: hex } : {}), ...(hairdo ? { hairdo } : {}) }
  return faceOf(word, look)
}

const BEARDS: readonly NonNullable<FaceLook['beard']>[] = ['full', 'long', 'goatee', 'moustache']

function beardOf(word: string, hex: string | undefined): Partial<FaceLook> {
  const beard = BEARDS.find((one) => word.endsWith(one)) ?? 'full'
  return { beard, ...(hex === undefined ? {} : { beardHex: hex }) }
}

const TIED: readonly Hairdo['back'][] = ['braid', 'tail', 'twins', 'bun']

function hairdoOf(word: string, { face, hairdo }: PersonLook): Hairdo | undefined {
  const tied = TIED.find((one) => one === word)
  const front = face.female && hairdo.front === 'none' ? 'parted' : hairdo.front
  if (tied !== undefined) return { front: face.female ? front : 'parted', back: tied }
  switch (word) {
    case 'long hair':
      return { front: front === 'fringe' ? 'fringe' : 'parted', back: 'long' }
    case 'short hair':
      return face.female ? { front: 'fringe', back: 'bob' } : { front: 'short', back: 'nape' }
    case 'curls':
      return { front: 'curls', back: face.female ? 'curls' : 'none' }
    case 'bald':
      return { front: 'none', back: 'none' }
    default:
      return undefined
  }
}

function faceOf(word: string, { face }: PersonLook): Change {
  switch (word) {
    case 'glasses':
      return { face: { ...face, glasses: true } }
    case 'dark skin':
      return { skin: '#7c4c31' }
    case 'pale skin':
      return { skin: '#f6dcc6' }
    case 'mouth open':
      return { face: { ...face, mouth: 'open' } }
    case 'mouth sad':
      return { face: { ...face, mouth: 'sad' } }
    case 'freckles':
      return { face: { ...face, paint: freckle } }
    default:
      return {}
  }
}

function freckle(pen: Pen): void {
  for (const [x, y] of FRECKLES) patch(pen, oval(x, y, [0.16, 0.14]), '#a8643c', 0.7)
}

const FRECKLES = [
  [-4.4, -6.4],
  [-3.6, -5.8],
  [-3, -6.6],
  [-4.9, -5.4],
  [-2.4, -5.7],
  [0.4, -6.9],
  [1, -6.3],
  [2.8, -6.4],
  [3.6, -5.7],
  [4.2, -6.6],
  [4.8, -5.6],
] as const
