import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

export interface Load {
  url: string
  /** Requests a second; every twentieth one submits: at 200 that makes 36,000 grids an hour. */
  rate: number
  people: readonly { token: string; channelId: string }[]
}

/** Milliseconds of each answer, counted from when it was to be asked for. */
export interface Answered {
  reads: number[]
  submits: number[]
  /** What was not answered with a yes, by what it was answered with. */
  refused: Record<string, number>
}

/** In a thread of its own, so that nothing but the server holds up an answer; it waits for none before it asks the next. */
const ASKER = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { url, rate, people } = workerData
  const answered = { reads: [], submits: [], refused: {} }
  const refuse = (why) => (answered.refused[why] = (answered.refused[why] ?? 0) + 1)
  const asking = []
  const began = performance.now()
  let count = 0
  async function ask(due, path, kind, token, body) {
    const headers = { authorization: 'Bearer ' + token, ...(body && { 'content-type': 'application/json' }) }
    try {
      const answer = await fetch(url + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })
      const { success, data } = await answer.json()
      if (success) answered[kind].push(performance.now() - due)
      else refuse(data.reason)
    } catch (error) {
      refuse(error.cause?.code ?? error.message)
    }
  }
  function next(due) {
    const { token, channelId } = people[count % people.length]
    count += 1
    if (count % 20 === 0) {
      return ask(due, '/api/mj/submit/imagine/' + channelId, 'submits', token, { botType: 'MID_JOURNEY', prompt: 'a red fox' })
    }
    if (count % 4 === 1) return ask(due, '/api/draw/tasks/' + channelId, 'reads', token, {})
    return ask(due, count % 4 === 2 ? '/api/home/index' : '/api/draw/channels', 'reads', token)
  }
  const pace = setInterval(() => {
    const dueCount = Math.floor(((performance.now() - began) * rate) / 1000)
    while (count < dueCount) asking.push(next(began + (count * 1000) / rate))
  }, 5)
  parentPort.once('message', async () => {
    clearInterval(pace)
    await Promise.all(asking)
    parentPort.postMessage(answered)
  })
`

/** Asks at a fixed pace for so long, as many people at once do. */
export async function askMixed(load: Load, seconds: number): Promise<Answered> {
  const asker = new Worker(ASKER, { eval: true, workerData: load })
  await once(asker, 'online')
  await pause(seconds * 1_000)
  asker.postMessage('stop')
  const [answered] = (await once(asker, 'message')) as [Answered]
  await asker.terminate()
  return answered
}
