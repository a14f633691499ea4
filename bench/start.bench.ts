import { startServer } from '../e2e/server.ts'
import { inSeconds, report, spread, timeMs } from './measure.ts'

const LATER_STARTS = 5

const began = performance.now()
const server = await startServer()
await fetch(server.url).then((page) => page.text())
report('built, empty data folder, to a usable page', inSeconds(performance.now() - began), 'see fresh')

const laterMs: number[] = []
for (let round = 0; round < LATER_STARTS; round += 1) {
  await server.stop()
  laterMs.push(await timeMs(() => server.restart()))
}
report('a later start, to /readyz', spread(laterMs, inSeconds), 'under 2 s')
await server.close()
