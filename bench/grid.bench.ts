import { drawOne, signIn } from '../e2e/api-client.ts'
import { startServer } from '../e2e/server.ts'
import { report, timeMs } from './measure.ts'

const PROMPTS = [
  'a red fox in a snowy forest at sunset, oil painting',
  '宇航员在月球上看地球，水彩',
  'three sailboats on a calm lake at dawn, watercolor',
]
const ROUNDS = 4

const server = await startServer()
const token = await signIn(server.url, server.admin)
const runsMs: number[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  for (const prompt of PROMPTS) runsMs.push(await timeMs(() => drawOne(server.url, token, prompt)))
}
report('a 2x2 grid, from submit to SUCCESS', runsMs, 'p95 at most 6 s')
await server.close()
