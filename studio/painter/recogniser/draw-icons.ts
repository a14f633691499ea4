import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import { THING_CLASSES, type ThingClass } from './classes.ts'
import { type Sample, SPRITE_PX, takeSample } from './sample.ts'

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>
  aliases?: Record<string, { parent: string }>
  width?: number
  height?: number
}

const LEARNT = ['fluent-emoji-flat', 'noto', 'noto-v1']
/** Its drawings are never learnt from. */
const HELD = 'fxemoji'
const BOX_PX = SPRITE_PX - 8

/** The icons of three sets. */
export async function drawIcons(modules: string): Promise<Sample[]> {
  const samples: Sample[] = []
  for (const set of LEARNT) samples.push(...(await drawSet(modules, set, ({ icons }) => icons)))
  return samples
}

/** The icons that measure what was learnt. */
export function drawHeld(modules: string): Promise<Sample[]> {
  return drawSet(modules, HELD, ({ held }) => held)
}

async function drawSet(modules: string, name: string, namesOf: (thing: ThingClass) => string): Promise<Sample[]> {
  const set: IconSet = JSON.parse(readFileSync(join(modules, '@iconify-json', name, 'icons.json'), 'utf8'))
  const samples: Sample[] = []
  for (const thing of THING_CLASSES) {
    for (const icon of namesOf(thing).split(' ')) {
      const svg = findIcon(set, icon)
      if (svg !== null) samples.push(drawImage(await loadImage(Buffer.from(svg)), thing.name))
    }
  }
  return samples
}

function findIcon(set: IconSet, name: string): string | null {
  const icon = set.icons[set.aliases?.[name]?.parent ?? name]
  if (icon === undefined) return null
  const { width = set.width ?? 16, height = set.height ?? 16, body } = icon
  const box = `viewBox="0 0 ${width} ${height}" width="${BOX_PX * 2}" height="${BOX_PX * 2}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${box}>${body}</svg>`
}

/** The rendered icons of Fluent 3D, which are named by code point. */
export async function drawRenders(modules: string): Promise<Sample[]> {
  const chars: Record<string, string> = JSON.parse(readFileSync(join(modules, '@iconify-json/noto/chars.json'), 'utf8'))
  const codes = new Map(Object.entries(chars).map(([code, name]) => [name, code]))
  const samples: Sample[] = []
  for (const { name, icons } of THING_CLASSES) {
    for (const code of icons.split(' ').flatMap((icon) => codes.get(icon) ?? [])) {
      const webp = readRender(modules, code)
      if (webp !== null) samples.push(drawImage(await loadImage(webp), name))
    }
  }
  return samples
}

function readRender(modules: string, code: string): Buffer | null {
  for (const file of [code, `${code}-fe0f`]) {
    try {
      return readFileSync(join(modules, '@lobehub/fluent-emoji-3d/assets', `${file}.webp`))
    } catch {
      // The set does not have every icon, and names some with a selector.
    }
  }
  return null
}

function drawImage(image: Image, thing: string): Sample {
  const canvas = createCanvas(SPRITE_PX, SPRITE_PX)
  const margin = (SPRITE_PX - BOX_PX) / 2
  canvas.getContext('2d').drawImage(image, margin, margin, BOX_PX, BOX_PX)
  return takeSample(canvas, [thing])
}
