import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Plugin } from 'vite'

const SEAL = `${import.meta.dirname}/../public/seal.svg`
/** Safe zone of a maskable icon: a circle of this fraction of the width. */
const SAFE_PART = 0.8
/** Of the seal's SVG: 32 units wide, a rounded square with a stroke. */
const WIDTH = 32
const CORNERS = 'rx="7"'

/** Renders the icons of the installed app from the seal; the web manifest and index.html refer to them. */
export function appIcons(): Plugin {
  return {
    name: 'app-icons',
    apply: 'build',
    async generateBundle() {
      const seal = readFileSync(SEAL, 'utf8')
      const full = fillEdges(seal)
      for (const [fileName, drawing, px] of [
        ['icon-180.png', full, 180],
        ['icon-192.png', seal, 192],
        ['icon-512.png', seal, 512],
        ['icon-maskable-512.png', full, 512],
      ] as const) {
        this.emitFile({ type: 'asset', fileName, source: await rasterize(drawing, px) })
      }
    },
  }
}

/** Maskable icons are cropped by launchers: the background fills the square, and the stroke stays in the safe zone. */
function fillEdges(seal: string): string {
  const inset = (WIDTH * (1 - SAFE_PART)) / 2
  const moved = `transform="translate(${inset} ${inset}) scale(${SAFE_PART})"`
  if (!seal.includes(CORNERS)) throw new Error('the seal has other corners than its icons expect')
  return seal.replace(CORNERS, '').replace('<path', `<path ${moved}`)
}

function rasterize(svg: string, px: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * px) / WIDTH })
    .resize(px, px)
    .png({ palette: true })
    .toBuffer()
}
