import { startServer } from '../e2e/server.ts'
import { report, timeMs } from './measure.ts'

const LATER_STARTS = 5

const began = performance.now()
const server = await startServer()
report('an empty data folder to ready', [performance.now() - began], 'with build and npm under 60 s')

const laterMs: number[] = []
for (let round = 0; round < LATER_STARTS; round += 1) {
  await server.stop()
  laterMs.push(await timeMs(() => server.restart()))
}
report('a later start to ready', laterMs, 'under 2 s')
await server.close()
