import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { paintPicture } from './src/paint-picture.ts'
import { planGrid } from './src/plan-grid.ts'
import { readPrompt } from './src/words/read-prompt.ts'

/** Paints the prompts that every change is judged by, as grids of four, into a folder. Run: tsx sheet.ts <folder> [word of the prompt…] */
const PROMPTS = [
  'a red fox in a snowy forest at sunset, oil painting',
  'a lighthouse on a cliff above a stormy sea at night, cinematic',
  'a castle on a mountain under a starry sky, niji anime',
  '宇航员和独角兽在月球上',
  'three sailboats on a calm lake at dawn, watercolor',
  'a robot in a cyberpunk city street with neon lights in the rain',
  'misty snowy mountains above a calm lake at dawn, oil',
  'a whale in the sea at sunset under the stars, oil',
  '宇航员在月球上看地球，水彩',
]
const SIDE_PX = 512
const GAP_PX = 8

async function paintSheet(folder: string, chosen: string[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [index, prompt] of PROMPTS.entries()) {
    if (chosen.length > 0 && !chosen.some((word) => prompt.includes(word))) continue
    const startedAt = performance.now()
    const grid = paintGrid(prompt, 1000 + index * 17)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    await writeFile(join(folder, `${index + 1}.png`), await grid.encode('png'))
    process.stdout.write(`${seconds} s  ${prompt}\n`)
  }
}

function paintGrid(prompt: string, seed: number) {
  const reading = readPrompt(prompt, [])
  const recipes = planGrid({ reading, seed, niji: prompt.includes('niji'), stylize: 100, chaos: 0, weird: 0 })
  const grid = createCanvas(SIDE_PX * 2 + GAP_PX, SIDE_PX * 2 + GAP_PX)
  const ctx = grid.getContext('2d')
  for (const [index, recipe] of recipes.entries()) {
    const painting = paintPicture(recipe, SIDE_PX, SIDE_PX)
    let step = painting.next()
    while (!step.done) step = painting.next()
    ctx.drawImage(step.value, (index % 2) * (SIDE_PX + GAP_PX), Math.floor(index / 2) * (SIDE_PX + GAP_PX))
  }
  return grid
}

const [folder, ...chosen] = process.argv.slice(2)
if (folder === undefined) process.stderr.write('Say which folder the pictures go to.\n')
else await paintSheet(folder, chosen)
