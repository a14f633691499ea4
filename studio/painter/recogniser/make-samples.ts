import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PLACE_CLASSES, THING_CLASSES } from './classes.ts'
import { drawPlates } from './draw-plates.ts'
import { drawHeld, drawIcons, drawRenders } from './draw-icons.ts'
import { paintScenes } from './paint-scenes.ts'
import { type Sample, SCENE_PX, SPRITE_PX } from './sample.ts'

/**
 * Draws what train.py learns from into a folder: things on transparent ground, and whole scenes.
 * Run: tsx make-samples.ts <folder> <node_modules with the icon sets> [scenes]
 */
async function makeSamples(folder: string, modules: string, sceneCount: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  const parts = {
    plates: drawPlates(),
    icons: await drawIcons(modules),
    renders: await drawRenders(modules),
    held: await drawHeld(modules),
    scenes: paintScenes(1, sceneCount),
  }
  for (const [name, samples] of Object.entries(parts)) await writeSamples(folder, name, samples)
  const things = THING_CLASSES.map(({ name }) => name)
  const header = { things, places: PLACE_CLASSES, spritePx: SPRITE_PX, scenePx: SCENE_PX }
  await writeFile(join(folder, 'classes.json'), JSON.stringify(header))
}

/** Pixels one after the other in one file, their names in another. */
async function writeSamples(folder: string, name: string, samples: Iterable<Sample>): Promise<void> {
  const pixels: Uint8Array[] = []
  const names: Omit<Sample, 'rgba'>[] = []
  for (const { rgba, ...said } of samples) {
    pixels.push(rgba)
    names.push(said)
    if (names.length % 100 === 0) process.stdout.write(`${name} ${names.length}\n`)
  }
  await writeFile(join(folder, `${name}.rgba`), Buffer.concat(pixels))
  await writeFile(join(folder, `${name}.json`), JSON.stringify(names))
  process.stdout.write(`${name}: ${names.length}\n`)
}

const [folder, modules, scenes = '2000'] = process.argv.slice(2)
if (folder === undefined || modules === undefined) {
  process.stderr.write('Say which folder the samples go to, and which node_modules holds the icon sets.\n')
  process.exitCode = 1
} else await makeSamples(folder, modules, Number(scenes))
