import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { becomeAdministrator, hasEnded } from '../e2e/person.ts'
import { startServer } from '../e2e/server.ts'
import { serverPid } from '../e2e/task-rows.ts'
import { inSeconds, report, spread, timeMs } from './measure.ts'

const PROMPTS = [
  'a red fox in a snowy forest at sunset, oil painting',
  'a lighthouse on a cliff above a stormy sea at night, cinematic',
  'a castle on a mountain under a starry sky, niji anime',
  '宇航员和独角兽在月球上',
  'three sailboats on a calm lake at dawn, watercolor',
  'a robot in a cyberpunk city street with neon lights in the rain',
  'misty snowy mountains above a calm lake at dawn, oil',
  'a whale in the sea at sunset under the stars, oil',
]
const ROUNDS = 3
const KB_PER_MB = 1024
/** As many as the server has painters. */
const WORKERS = Math.max(2, availableParallelism())

const server = await startServer()
const person = await becomeAdministrator(server)
const status = `/proc/${serverPid(server.dataDir)}/status`
const idleMb = readMegabytes('VmRSS')
const runsMs: number[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  for (const prompt of PROMPTS) runsMs.push(await timeMs(() => draw(prompt)))
}
report('a 2x2 grid of 512 px, from POST to SUCCESS', spread(runsMs, inSeconds), 'p95 at most 6 s')
report(`memory of a painter worker, of ${WORKERS}`, describeMemory(), 'at most 400 MB')
await server.close()

async function draw(prompt: string): Promise<void> {
  const { id } = await person.submit(prompt)
  await person.waitFor(id, hasEnded)
}

/** Growth of the whole process since it was idle, shared among its workers. */
function describeMemory(): string {
  if (idleMb === undefined) return 'not known on this system'
  const each = (name: string) => Math.round(((readMegabytes(name) ?? idleMb) - idleMb) / WORKERS)
  return `${each('VmRSS')} MB, at its peak ${each('VmHWM')} MB`
}

function readMegabytes(name: string): number | undefined {
  if (!existsSync(status)) return undefined
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(status, 'utf8'))?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / KB_PER_MB
}
