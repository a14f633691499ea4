// npm run bench -- scale: the same reads, submits and claims on a house and on one of a hundredth of its size.
// SCALE=20 (the default) is a twentieth of the full size; SCALE=1 takes half an hour and 12 GB.
import { sql } from 'kysely'
import { claimTask } from '../apps/server/src/features/drawing/queue/claim-task.ts'
import { readLine } from '../apps/server/src/features/drawing/queue/line-queries.ts'
import { checkLedger } from '../apps/server/src/features/ledger/check-ledger.ts'
import { inSeconds, percentile, timeMs } from './measure.ts'
import { type House, openHouse } from './scale/open-house.ts'
import { channelId, entriesOf, taskId, type Size } from './scale/seed-house.ts'

const FULL: Size = { people: 200_000, channels: 20_000, tasks: 2_000_000 }
const ROUNDS = 50
const WARM_UP = 5
const HOPED = 1.5

const part = Number(process.env['SCALE'] ?? 20)
const sized = (by: number): Size => ({
  people: Math.round(FULL.people / by),
  channels: Math.round(FULL.channels / by),
  tasks: Math.round(FULL.tasks / by),
})

interface Visitor {
  house: House
  token: string
  /** Of the channel that they are in, and of a task of theirs. */
  channel: string
  task: string
}

type Act = (visitor: Visitor, round: number) => Promise<unknown>

const get =
  (path: (visitor: Visitor) => string): Act =>
  (visitor) =>
    ask(visitor, { method: 'GET', url: path(visitor) })
const post =
  (path: (visitor: Visitor) => string, payload: (round: number) => object): Act =>
  (visitor, round) =>
    ask(visitor, { method: 'POST', url: path(visitor), payload: payload(round) })
const ofAdministrator =
  (url: string): Act =>
  ({ house }) =>
    asked(house, house.administrator, { method: 'GET', url })

interface Question {
  method: 'GET' | 'POST'
  url: string
  payload?: object
}

const ask = ({ house, token }: Visitor, question: Question) => asked(house, token, question)

async function asked({ app }: House, token: string, question: Question): Promise<void> {
  const answer = await app.inject({ ...question, headers: { authorization: `Bearer ${token}` } })
  if (!answer.json().success) throw new Error(`${question.url}: ${answer.payload.slice(0, 200)}`)
}

const prompt = (round: number) => ({ botType: 'MID_JOURNEY', prompt: `a red fox in snow, ${round}` })

const acts: [string, Act][] = [
  ['session', get(() => '/api/home/index')],
  ['channels of a person', get(() => '/api/draw/channels')],
  ['one channel', get(({ channel }) => `/api/draw/channel/${channel}`)],
  ['timeline', get(({ channel }) => `/api/draw/chat/${channel}`)],
  [
    'tasks of a channel',
    post(
      ({ channel }) => `/api/draw/tasks/${channel}`,
      () => ({}),
    ),
  ],
  [
    'tasks of a channel, searched',
    post(
      ({ channel }) => `/api/draw/tasks/${channel}`,
      () => ({ q: 'fox 7' }),
    ),
  ],
  ['one task', get(({ task }) => `/api/mj/task/${task}/fetch`)],
  ['gallery', get(() => '/api/draw/gallery')],
  ['gallery, searched', get(() => '/api/draw/gallery?q=fox')],
  ['gallery of favourites', get(() => '/api/draw/gallery?liked=true')],
  ['months of the gallery', get(() => '/api/draw/gallery/months')],
  ['statement of credits', get(() => '/api/home/ledger')],
  ['orders', get(() => '/api/home/orders')],
  ['settings of drawing', get(({ channel }) => `/api/draw/settings/${channel}?botType=MID_JOURNEY`)],
  ['ticket of a socket', get(() => '/api/ws/pre-connect')],
  [
    'quote',
    post(
      ({ channel }) => `/api/mj/quote/${channel}`,
      (round) => ({ action: 'IMAGINE', ...prompt(round) }),
    ),
  ],
  ['console: people', ofAdministrator('/api/admin/users?text=%2B86100')],
  ['console: tasks', ofAdministrator('/api/admin/tasks')],
  ['console: channels', ofAdministrator('/api/admin/channels')],
  ['console: overview', ofAdministrator('/api/admin/overview?offset=0')],
  ['metrics: the line', ({ house }) => readLine(house.deps.db, { now: new Date(), heldSince: new Date() })],
  ['submit', post(({ channel }) => `/api/mj/submit/imagine/${channel}`, prompt)],
  ['claim', ({ house: { deps } }) => claimTask(deps, 'bench:1:0')],
]

async function openWith(by: number): Promise<{ house: House; visitors: Visitor[] }> {
  const size = sized(by)
  const house = await openHouse(size)
  const visitors: Visitor[] = []
  for (let nth = 0; nth < ROUNDS; nth += 1) {
    const person = Math.floor((nth * size.people) / ROUNDS)
    const own = { channel: channelId(person % size.channels), task: taskId(person) }
    visitors.push({ house, token: await house.enter(person), ...own })
  }
  return { house, visitors }
}

function shown({ people, channels, tasks }: Size): string {
  return `${people} people, ${channels} channels, ${tasks} tasks, ${entriesOf({ people, channels, tasks })} entries of the books`
}

const small = await openWith(part * 100)
let large: typeof small | undefined
const built = await timeMs(async () => (large = await openWith(part)))
if (!large) throw new Error('nothing was built')
console.log(`small: ${shown(small.house.size)}\nlarge: ${shown(large.house.size)}, built in ${inSeconds(built)}`)
console.log(`broken rules of the small books: ${(await checkLedger(small.house.deps)).length}\n`)
console.log(
  `${'what'.padEnd(32)}${'small p50'.padStart(10)}${'p99'.padStart(9)}${'large p50'.padStart(12)}${'p99'.padStart(9)}${'ratio'.padStart(8)}`,
)

const few = (ms: number) => ms.toFixed(1)
for (const [what, act] of acts) {
  const runs: Record<'small' | 'large', number[]> = { small: [], large: [] }
  // In turns, so that whatever else the machine does meets both; each time somebody else.
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    for (const [which, { visitors }] of [
      ['small', small],
      ['large', large],
    ] as const) {
      const visitor = visitors[round % ROUNDS]
      if (!visitor) throw new Error('nobody is there')
      const ms = await timeMs(() => act(visitor, round))
      if (round >= WARM_UP) runs[which].push(ms)
    }
  }
  const [from, to] = [percentile(runs.small, 0.5), percentile(runs.large, 0.5)]
  const [fromWorst, toWorst] = [percentile(runs.small, 0.99), percentile(runs.large, 0.99)]
  const ratio = to / from
  const cells = [few(from).padStart(10), few(fromWorst).padStart(9), few(to).padStart(12), few(toWorst).padStart(9)]
  console.log(
    `${what.padEnd(32)}${cells.join('')}${ratio.toFixed(2).padStart(8)}${ratio > HOPED ? '  over the hope of 1.5' : ''}`,
  )
}
const books = await timeMs(() => checkLedger(large?.house.deps ?? small.house.deps))
const { rows } = await sql<{
  size: string
}>`select pg_size_pretty(pg_database_size(current_database())) as size`.execute(large.house.deps.db)
console.log(`\nall rules of the large books: ${inSeconds(books)}; its database: ${rows[0]?.size}`)
await small.house.close()
await large.house.close()
