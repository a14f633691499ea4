import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { inMilliseconds, percentile, report } from './measure.ts'

const ALONE_MS = 5_000

/**
 * In a thread of its own, so that what the others send does not hold up the clock: reads at a fixed pace that waits for no
 * answer, as many people do, and tells how long each answer took.
 */
const READER = `
  const { parentPort, workerData } = require('node:worker_threads')
  const headers = { authorization: 'Bearer ' + workerData.token }
  const runsMs = []
  const reading = []
  async function read() {
    const began = performance.now()
    const answer = await fetch(workerData.address, { headers })
    await answer.text()
    if (answer.ok) runsMs.push(performance.now() - began)
  }
  const pace = setInterval(() => reading.push(read()), 25)
  parentPort.once('message', async () => {
    clearInterval(pace)
    await Promise.all(reading)
    parentPort.postMessage(runsMs)
  })
`

/** Read while nothing else happens and then beside `act`; report how much longer the slowest hundredth takes then. */
export async function reportReadingBeside(
  what: string,
  who: { address: string; token: string },
  act: () => Promise<unknown>,
): Promise<void> {
  await readDuring(who, () => pause(ALONE_MS / 5))
  const alone = percentile(await readDuring(who, () => pause(ALONE_MS)), 0.99)
  const beside = await readDuring(who, act)
  const slow = percentile(beside, 0.99)
  const shown = [alone, slow].map(inMilliseconds).join(' to ')
  report(`p99 of ${beside.length} readings beside ${what}`, `${(slow / alone).toFixed(1)} times (${shown})`, '< 200 ms')
}

async function readDuring(who: object, act: () => Promise<unknown>): Promise<number[]> {
  const reader = new Worker(READER, { eval: true, workerData: who })
  await once(reader, 'online')
  await act()
  reader.postMessage('stop')
  const [runsMs] = (await once(reader, 'message')) as [number[]]
  await reader.terminate()
  return runsMs
}
