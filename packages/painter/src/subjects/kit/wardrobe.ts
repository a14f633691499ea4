import { cape } from './backs.ts'
import { hairpins, hood } from './headwear.ts'
import { apron, belt, breastplate, buttons, collar, crossed, jacket, jumper, pauldrons } from './outfit.ts'
import type { Pen } from './pen.ts'
import { patch, sculpt } from './pen.ts'
import type { PersonLook } from './person-look.ts'
import { blob, limb, oval, polygon } from './shape.ts'
import { lines } from './texture.ts'
import { shift } from './tone.ts'

/** What somebody wears who was said to wear it; the rest of the figure stays as it was. */
type Dressing = (pen: Pen, look: PersonLook) => Partial<PersonLook>

/** One of a list by the figure's chance, in the colour that the words bind to the figure. */
function dyed(pen: Pen, [first, ...others]: readonly [string, ...string[]]): string {
  const all = [first, ...others]
  return pen.worn(all[Math.floor(pen.random() * all.length)] ?? first)
}

function hanfu(pen: Pen, { face }: PersonLook): Partial<PersonLook> {
  const robe = dyed(pen, ['#7fb8b4', '#e09aa8', '#9aa8dc', '#c8b078', '#b8463c'])
  const base = { top: shift(robe, 0.09), sleeves: 'wide', legs: robe, hair: '#1d191e' } as const
  return {
    ...base,
    skirt: { hex: robe, hem: 1, flare: face.female ? 6 : 3.4 },
    hairdo: face.female ? { front: 'parted', back: 'long' } : { front: 'parted', back: 'topknot' },
    over: (own) => {
      crossed(own, '#fbf6ee', shift(robe, -0.22), 1.8)
      sculpt(own, limb('-0.6,23,0.9 -1.4,34,1 -1,44,0.5'), shift(robe, -0.22), { depth: 0.8 })
      for (const [x, y] of PETALS) patch(own, oval(x, y, [0.9, 0.6], x), shift(robe, 0.2), 0.8)
    },
    ...(face.female ? { hat: hairpins } : {}),
  }
}

const PETALS = [
  [-6, 12],
  [6.4, 14],
  [-5, 30],
  [5, 33],
  [3.2, 28],
] as const

function kimono(pen: Pen): Partial<PersonLook> {
  const cloth = dyed(pen, ['#c8385c', '#3a5a9c', '#2f8a7c', '#6a4a8a'])
  return {
    top: cloth,
    sleeves: 'wide',
    legs: cloth,
    shoes: '#3a2a24',
    skirt: { hex: cloth, hem: 0.98, flare: 1.6 },
    over: (own) => {
      crossed(own, '#f4ece0', '#e2b84a', 3.4)
      for (const [x, y] of PETALS) patch(own, oval(x, y, [1.5, 1.5]), shift(cloth, 0.28))
    },
  }
}

/** A high collar, a slanting closure and a narrow skirt. */
function cheongsam(pen: Pen, { skin }: PersonLook): Partial<PersonLook> {
  const silk = dyed(pen, ['#b3202c', '#1f6a5c', '#2c3f7c', '#e0c8b0'])
  const piping = '#e6c065'
  return {
    ...({ top: silk, sleeves: 'short', legs: skin, shoes: '#3a1a1e' } as const),
    hair: '#1d191e',
    hairdo: { front: 'parted', back: 'bun' },
    skirt: { hex: silk, hem: 0.86, flare: -0.6 },
    over: (own) => {
      sculpt(own, blob('-3.4,-2.6 0.2,-0.6 3.8,-2.6 4.2,0.4 0.2,2.4 -3.8,0.4'), silk, { depth: 0.9 })
      lines(own, piping, 0.42, '-3.6,-2.4 0.2,-0.4 3.9,-2.4 | 0.2,1.8 2.6,4.6 6.6,8 | -3.8,0.4 0.2,2.4 4.2,0.4')
      for (const [x, y] of [
        [0.6, 2.4],
        [3.4, 5.4],
        [6.2, 7.8],
      ] as const)
        patch(own, oval(x, y, [0.8, 0.34], 0.7), piping)
      for (const [x, y] of PETALS) {
        patch(own, oval(x, y, [1.1, 0.7], 0.5), piping, 0.75)
        patch(own, oval(x, y, [0.4, 0.4]), shift(silk, 0.2))
      }
    },
  }
}

function sari(pen: Pen, look: PersonLook): Partial<PersonLook> {
  const silk = dyed(pen, ['#c8402c', '#b03a7c', '#1f7a6a', '#d08a2c'])
  return {
    ...({ top: shift(silk, -0.1), sleeves: 'short', legs: silk } as const),
    skin: look.skin,
    skirt: { hex: silk, hem: 1, flare: 3 },
    over: (own) => {
      sculpt(own, blob('7.6,0.4 10,4 2,18 -7.4,33! -7.8,26 -4,14 4,2'), shift(silk, 0.05), { depth: 2 })
      lines(own, '#e6c065', 0.7, '9.8,4.2 2,18.4 -7.2,33 | 5,1.2 -3.6,14 -7.6,25')
    },
  }
}

function suit(pen: Pen): Partial<PersonLook> {
  const cloth = dyed(pen, ['#2a3350', '#26262c', '#4a4a52'])
  return {
    ...({ top: cloth, sleeves: 'long', legs: cloth, shoes: '#1c1a1a' } as const),
    over: (own) => jacket(own, cloth, '#a8283a'),
  }
}

function armour(pen: Pen): Partial<PersonLook> {
  const steel = '#a9b2be'
  const cloth = pen.worn('#b03a34')
  return {
    ...({ top: steel, sleeves: 'long', legs: steel, shoes: '#7c8592', boots: true } as const),
    behind: cape(shift(cloth, -0.06)),
    over: (own) => {
      breastplate(own, steel)
      pauldrons(own, steel)
      belt(own, '#4a3424')
    },
  }
}

function gown(hexes: readonly [string, ...string[]]): Dressing {
  return (pen, { skin }) => {
    const silk = dyed(pen, hexes)
    return {
      ...({ top: silk, sleeves: 'bare', legs: skin } as const),
      skirt: { hex: silk, hem: 1, flare: 11 },
      over: (own) => {
        patch(own, blob('-6,-1.6 0.3,4.6 6.4,-1.6 0.3,-3'), skin)
        sculpt(own, limb('-6.2,20,0.9 0,21.4,1 6.6,20,0.9'), shift(silk, -0.12), { depth: 0.8 })
        lines(own, shift(silk, 0.16), 0.4, '-6,6 0.3,9.4 6.4,6')
      },
    }
  }
}

function dress(pen: Pen, { skin }: PersonLook): Partial<PersonLook> {
  const cloth = dyed(pen, ['#b8475a', '#3f7a86', '#d09a3c', '#5b6aa8'])
  return {
    ...({ top: cloth, sleeves: 'short', legs: skin } as const),
    skirt: { hex: cloth, hem: 0.7, flare: 6 },
    over: (own) => sculpt(own, limb('-6.4,20,1 0,21.4,1.1 6.8,20,1'), shift(cloth, -0.12), { depth: 0.8 }),
  }
}

function uniform(pen: Pen, { face, skin }: PersonLook): Partial<PersonLook> {
  const navy = pen.worn('#2a3a66')
  return {
    ...({ top: '#f2f0ea', sleeves: 'long', legs: face.female ? skin : navy, shoes: '#26222a' } as const),
    ...(face.female ? { skirt: { hex: navy, hem: 0.46, flare: 5 } } : {}),
    over: (own) => {
      sculpt(own, blob('-8,-0.4 -3,-1.8 0.2,7.6! 3.4,-1.8 8.2,-0.4 7,6 0.2,8.4 -6.8,6'), navy, { depth: 1 })
      sculpt(own, polygon('0.2,7 -2.8,11.6 -0.4,11 0.2,15 0.9,11 3.2,11.6'), '#b3262e', { depth: 0.6 })
    },
  }
}

function coat(hexes: readonly [string, ...string[]]): Dressing {
  return (pen) => {
    const wool = dyed(pen, hexes)
    return {
      ...({ top: wool, sleeves: 'long', legs: '#3a3c48', boots: true } as const),
      skirt: { hex: wool, hem: 0.56, flare: 3.4 },
      over: (own) => {
        sculpt(own, blob('-5.4,-1.6! -6.6,5 -1,13! 0.3,7 1.8,13! 7,5 5.8,-1.6! 0.3,3'), shift(wool, 0.06), {
          depth: 1.6,
        })
        buttons(own, shift(wool, -0.2), 14)
      },
    }
  }
}

function robe(pen: Pen): Partial<PersonLook> {
  const cloth = dyed(pen, ['#6a5a48', '#4a5a7c', '#7c4a44'])
  return {
    ...({ top: cloth, sleeves: 'wide', legs: cloth } as const),
    skirt: { hex: cloth, hem: 1, flare: 3.6 },
    over: (own) => crossed(own, shift(cloth, 0.2), shift(cloth, -0.2), 1.4),
  }
}

function cloak(pen: Pen): Partial<PersonLook> {
  return { behind: cape(pen.worn('#7a2a34')) }
}

function hoodie(pen: Pen): Partial<PersonLook> {
  const knit = dyed(pen, ['#c8783c', '#5a7a8c', '#8a4a5c', '#d8c8a8'])
  return {
    ...({ top: knit, sleeves: 'long', legs: '#3c4a66' } as const),
    over: (own) => {
      jumper(own, knit)
      sculpt(own, blob('-5,23 5.4,23 6.4,30 -6,30'), shift(knit, -0.05), { depth: 1 })
    },
  }
}

function leather(pen: Pen): Partial<PersonLook> {
  const hide = dyed(pen, ['#2c2624', '#5a3a28'])
  return {
    ...({ top: hide, sleeves: 'long', legs: '#3c4a66' } as const),
    over: (own) => jacket(own, hide),
  }
}

function labCoat(): Partial<PersonLook> {
  return {
    ...({ top: '#f0f2f4', sleeves: 'long', legs: '#3a4458' } as const),
    skirt: { hex: '#f0f2f4', hem: 0.5, flare: 2.4 },
    over: (own) => jacket(own, '#f0f2f4', '#3a6a9c'),
  }
}

function swimsuit(pen: Pen, { skin, face }: PersonLook): Partial<PersonLook> {
  const cloth = dyed(pen, ['#c83c4a', '#2a6aa8', '#e0a03c'])
  const base = { top: face.female ? cloth : skin, sleeves: 'bare', legs: skin, shoes: skin } as const
  return {
    ...base,
    shorts: cloth,
    over: (own) => sculpt(own, blob('-7,27 7.2,27 7.8,35 -7.6,35'), cloth, { depth: 2 }),
  }
}

export const wardrobe: Readonly<Record<string, Dressing>> = {
  hanfu,
  kimono,
  cheongsam,
  sari,
  suit,
  armour,
  gown: gown(['#8a2a4a', '#2a4a7c', '#3f7a6a', '#d8b878']),
  'wedding dress': gown(['#f6f2ea']),
  dress,
  uniform,
  coat: coat(['#8a6a4a', '#4a5568', '#7c3a3c', '#3f4a3c']),
  raincoat: (pen, look) => ({ ...coat(['#e8c23c'])(pen, look), hat: (own) => hood(own, pen.worn('#e8c23c')) }),
  robe,
  cloak,
  hoodie,
  jacket: leather,
  'lab coat': labCoat,
  apron: (pen) => ({ over: (own) => (collar(own, '#f2f0ea'), apron(own, pen.worn('#e8e0d0'))) }),
  swimsuit,
}
