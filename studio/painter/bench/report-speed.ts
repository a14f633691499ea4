import type { Reading } from '@easel/painter/recipe/recipe'
import { MEDIA, SETTINGS } from '@easel/painter/recipe/vocabulary'
import { readPrompt } from '@easel/painter/words/read-prompt'
import { type GridCost, measureSpeed } from './measure-speed.ts'

const SCENE = 'a red fox beside a tree in a meadow at sunset'

/** Prints what a grid costs in every medium and in every place, against the median of all. */
export async function reportSpeed(sidePx: number, print: (line: string) => void): Promise<void> {
  const reading = readPrompt(SCENE, [])
  await reportCosts(
    'medium',
    MEDIA.map((medium) => nameReading(medium, { ...reading, medium })),
    { sidePx, print },
  )
  const places = SETTINGS.map((setting) => nameReading(setting, { ...reading, medium: 'gouache', setting }))
  await reportCosts('place', places, { sidePx, print })
}

function nameReading(what: string, reading: Reading): { what: string; reading: Reading } {
  return { what, reading }
}

async function reportCosts(
  kind: string,
  readings: readonly { what: string; reading: Reading }[],
  { sidePx, print }: { sidePx: number; print: (line: string) => void },
): Promise<void> {
  const costs: GridCost[] = []
  for await (const cost of measureSpeed(readings, sidePx)) costs.push(cost)
  const usual = percentile(costs, 0.5)
  print(`${kind.padEnd(16)} processor s   of median   seconds      MB   (four of ${sidePx} px)`)
  for (const cost of [...costs].sort((a, b) => b.processorSeconds - a.processorSeconds)) {
    const { what, processorSeconds, seconds, megabytes } = cost
    const ratio = (processorSeconds / usual).toFixed(2)
    print(
      `${what.padEnd(16)} ${inColumn(processorSeconds)} ${ratio.padStart(11)} ${inColumn(seconds)} ${megabytes.toString().padStart(7)}`,
    )
  }
  print(`median ${usual.toFixed(2)}, p95 ${percentile(costs, 0.95).toFixed(2)} processor seconds\n`)
}

function inColumn(seconds: number): string {
  return seconds.toFixed(2).padStart(11)
}

function percentile(costs: readonly GridCost[], share: number): number {
  const sorted = costs.map(({ processorSeconds }) => processorSeconds).sort((a, b) => a - b)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0
}
