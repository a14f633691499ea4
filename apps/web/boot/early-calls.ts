import type { BotType } from '@easel/contract/drawing'
import {
  BATCH_PATH,
  CHANNELS_PATH,
  CHAT_PATH,
  COMPANY_PATH,
  DRAW_SETTINGS_PATH,
  PRE_CONNECT_PATH,
  SESSION_PATH,
} from '@easel/contract/first-reads'
import { fillUrl } from '@easel/contract/url'
import { isOpenPage } from '../src/app/login-path.ts'
import { FEED_PAGE } from '../src/lib/asked-early.ts'
import type { EarlyVisit } from '../src/lib/early.ts'

type Ask = (url: string) => Promise<Response>

/** Who has chosen the other one reads its settings a moment later. */
const USUAL_BOT: BotType = 'MID_JOURNEY'

/** The first cards of a channel, as the app asks for them. */
export function feedUrl(channelId: string): string {
  return fillUrl(CHAT_PATH, { channelId }, { limit: FEED_PAGE })
}

/** What the app will read first, by address: each exactly as the app writes it. */
export function listEarlyCalls({ token, isDrawing, channelId }: EarlyVisit, path: string): string[] {
  const urls: string[] = [COMPANY_PATH]
  if (token !== null && !isOpenPage(path)) urls.push(SESSION_PATH, PRE_CONNECT_PATH)
  if (isDrawing) urls.push(CHANNELS_PATH)
  if (channelId === undefined) return urls
  return [...urls, feedUrl(channelId), fillUrl(DRAW_SETTINGS_PATH, { channelId }, { botType: USUAL_BOT })]
}

/** All in one answer; what that does not hold is asked for by itself. Nothing that fails here is unhandled: the app meets it when it asks. */
export function askTogether(urls: string[], ask: Ask): Record<string, Promise<Response>> {
  const batch = urls.length > 1 ? readBatch(urls, ask) : undefined
  const askOnce = async (url: string) => {
    const answer = (await batch)?.[url]
    return answer ? new Response(JSON.stringify(answer)) : ask(url)
  }
  const answers: Record<string, Promise<Response>> = {}
  for (const url of urls) {
    const answer = batch ? askOnce(url) : ask(url)
    answer.catch(() => null)
    answers[url] = answer
  }
  return answers
}

/** Undefined when nothing came that could be read. */
async function readBatch(urls: string[], ask: Ask): Promise<Record<string, unknown> | undefined> {
  try {
    const answer = await ask(`${BATCH_PATH}?calls=${encodeURIComponent(urls.join(' '))}`)
    return (await answer.json()).data
  } catch {
    return undefined // each is asked for by itself
  }
}

/** Whether every answer has come, whole and well, within that time. */
export function haveAllCome(answers: Promise<Response>[], patienceMs: number): Promise<boolean> {
  const isWhole = async (answer: Promise<Response>) => {
    const came = await answer
    return came.ok && (await came.clone().text()) !== ''
  }
  const tooLate = new Promise<boolean>((resolve) => {
    setTimeout(resolve, patienceMs, false)
  })
  const allWhole = Promise.all(answers.map(isWhole)).then((all) => all.every(Boolean))
  return Promise.race([allWhole, tooLate]).catch(() => false)
}
