import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas, ImageData } from '@napi-rs/canvas'
import { between, createRandom, pickOne, type Random } from '@easel/painter/base/chance'
import type { RgbaImage } from '@easel/painter/look/measure-look'
import { type Guesses, recognise } from '@easel/painter/recognise/recognise'
import { type Sample, SCENE_PX, SPRITE_PX } from './sample.ts'

/**
 * Says how well the weights know what they never saw, as the product looks at it: the scenes kept back, and the icons kept back laid over
 * them. Run: tsx measure.ts <samples folder>
 */
async function measure(folder: string): Promise<void> {
  const scenes = (await readSamples(folder, 'scenes', SCENE_PX)).filter((_scene, index) => index % KEPT === 0)
  const empty = scenes.filter(({ things }) => things.length === 0)
  const held = layHeld(await readSamples(folder, 'held', SPRITE_PX), empty)
  const filled = scenes.filter(({ things }) => things.length > 0)
  const looks = { icons: held.map(look), scenes: filled.map(look), empty: empty.map(look) }
  for (const [name, part] of Object.entries(looks)) {
    if (name !== 'empty')
      print(`${name}: ${part.length}, first ${share(part, isFirst)}, first three ${share(part, isAmong)}`)
  }
  const placed = [...looks.scenes, ...looks.empty].filter(({ sample }) =>
    sample.places.some((place) => place !== 'snow'),
  )
  print(`places: ${placed.length}, first ${share(placed, isPlaced)}`)
  for (const limit of LIMITS) reportLimit(limit, looks, placed)
}

/** Every so many scenes train.py keeps back. */
const KEPT = 8
const LIMITS = [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.7, 0.8, 0.9]

async function readSamples(folder: string, name: string, px: number): Promise<Sample[]> {
  const pixels = await readFile(join(folder, `${name}.rgba`))
  const said: Omit<Sample, 'rgba'>[] = JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'))
  const bytes = px * px * 4
  return said.map((one, index) => ({
    ...one,
    rgba: new Uint8Array(pixels.subarray(index * bytes, (index + 1) * bytes)),
  }))
}

interface Look {
  sample: Sample
  guesses: Guesses
}

function look(sample: Sample): Look {
  const side = Math.sqrt(sample.rgba.length / 4)
  const sight: RgbaImage = { width: side, height: side, rgba: sample.rgba }
  return { sample, guesses: recognise(sight) }
}

const isFirst = ({ sample, guesses }: Look) => sample.things.includes(guesses.things[0]?.name ?? '')
const isAmong = ({ sample, guesses }: Look) =>
  guesses.things.slice(0, 3).some(({ name }) => sample.things.includes(name))
const isPlaced = ({ sample, guesses }: Look) => {
  const first = guesses.places.find(({ name }) => name !== 'snow')
  return sample.places.includes(first?.name ?? '')
}

function reportLimit(
  limit: number,
  looks: Record<'icons' | 'scenes' | 'empty', Look[]>,
  placed: readonly Look[],
): void {
  const said = (part: readonly Look[]) => part.filter(({ guesses }) => (guesses.things[0]?.likely ?? 0) >= limit)
  const of = (part: readonly Look[]) => `${share(said(part), isFirst)} of ${said(part).length} said`
  const where = placed.filter(
    ({ guesses }) => (guesses.places.find(({ name }) => name !== 'snow')?.likely ?? 0) >= limit,
  )
  const falsely = `${said(looks.empty).length} of ${looks.empty.length} empty`
  print(
    `from ${limit}: icons ${of(looks.icons)}, scenes ${of(looks.scenes)}, ${falsely}, places ${share(where, isPlaced)} of ${where.length}`,
  )
}

function share(looks: readonly Look[], is: (look: Look) => boolean): string {
  return `${Math.round((100 * looks.filter(is).length) / Math.max(1, looks.length))} %`
}

/** The icons kept back, each once, over a scene. */
function layHeld(icons: readonly Sample[], grounds: readonly Sample[]): Sample[] {
  const random = createRandom(3)
  return icons.map(({ rgba, things }) => {
    const sprite = new Uint8ClampedArray(rgba)
    return { rgba: layOver(pickOne(grounds, random).rgba, sprite, random), things, places: [] }
  })
}

function layOver(ground: Uint8Array, sprite: Uint8ClampedArray, random: Random): Uint8Array {
  const canvas = createCanvas(SCENE_PX, SCENE_PX)
  const ctx = canvas.getContext('2d')
  ctx.putImageData(new ImageData(new Uint8ClampedArray(ground), SCENE_PX, SCENE_PX), 0, 0)
  const icon = createCanvas(SPRITE_PX, SPRITE_PX)
  icon.getContext('2d').putImageData(new ImageData(sprite, SPRITE_PX, SPRITE_PX), 0, 0)
  const side = SCENE_PX * between(random, 0.45, 0.85)
  ctx.drawImage(icon, (SCENE_PX - side) * random(), (SCENE_PX - side) * between(random, 0.4, 0.9), side, side)
  return new Uint8Array(ctx.getImageData(0, 0, SCENE_PX, SCENE_PX).data)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

const [folder] = process.argv.slice(2)
if (folder === undefined) process.stderr.write('Say which folder make-samples.ts wrote to.\n')
else await measure(folder)
