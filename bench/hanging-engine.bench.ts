import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openOpenAiImagesStandIn } from '../stand-ins/src/openai-images/open-openai-images-stand-in.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { newId } from '../apps/server/src/platform/ids.ts'
import { aMember } from '../apps/server/src/testing/seed.ts'
import { startServer } from '../e2e/server.ts'
import { openDatabaseOf } from '../e2e/task-rows.ts'
import { inMilliseconds, percentile, report, spread } from './measure.ts'
import { type Answered, askMixed } from './mixed-load.ts'

const RATE = 200
/** So many that none of them meets the bound on what one may have in the line. */
const PEOPLE = 400
const HEALTHY_SECONDS = 10
const HANGING_SECONDS = 20
const MORE_THAN_ANYBODY_ASKS = 10_000

const standIn = await openOpenAiImagesStandIn({ mostPixels: 32 * 32 })
const engines = join(tmpdir(), `engines-${process.pid}.json`)
writeFileSync(
  engines,
  JSON.stringify([
    { id: 'distant', kind: 'openai-images', address: standIn.baseUrl, slots: 8, options: { model: 'pictures-1' } },
  ]),
)
const server = await startServer({ ENGINES_FILE: engines, ENGINE: 'fake', RATE_LIMIT: '1000000' })
const db = await openDatabaseOf(server.dataDir)
const seeds = { db, clock: systemClock, newId: () => newId() }
const people = []
while (people.length < PEOPLE) people.push(await aMember(seeds, { credits: 1_000_000 }))
const load = { url: server.url, rate: RATE, people: people.map(({ token, channelId }) => ({ token, channelId })) }

await askMixed(load, 5)
const healthy = await askMixed(load, HEALTHY_SECONDS)
standIn.faults.next('generations', ...Array.from({ length: MORE_THAN_ANYBODY_ASKS }, () => 'hang' as const))
const hanging = await askMixed(load, HANGING_SECONDS)

tell('reads', 'under 100 ms', (answered) => answered.reads)
tell('submits', 'under 200 ms', (answered) => answered.submits)
report('not answered with a yes, well', JSON.stringify(healthy.refused), 'none')
report('not answered with a yes, hanging', JSON.stringify(hanging.refused), 'none')
await db.destroy()
await server.close()
await standIn.close()

function tell(what: string, hoped: string, choose: (answered: Answered) => number[]): void {
  const [well, hung] = [choose(healthy), choose(hanging)]
  const p99s = [well, hung].map((runsMs) => inMilliseconds(percentile(runsMs, 0.99))).join(' to ')
  report(`p99 of ${what}, ${RATE} a second, well to hanging`, `${p99s}; then ${spread(hung, inMilliseconds)}`, hoped)
}
