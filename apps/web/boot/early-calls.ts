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
import { FEED_PAGE } from '../src/lib/early-parameters.ts'
import type { EarlyVisit } from '../src/lib/early.ts'

type Ask = (url: string) => Promise<Response>

/** Default bot; the settings of the other one are requested later by the app. */
const USUAL_BOT: BotType = 'MID_JOURNEY'

/** URL of the first page of a feed, exactly as the app requests it. */
export function feedUrl(channelId: string): string {
  return fillUrl(CHAT_PATH, { channelId }, { limit: FEED_PAGE })
}

/** URLs of the app's first calls, exactly as the app requests them. */
export function listEarlyCalls({ token, isDrawing, channelId }: EarlyVisit, path: string): string[] {
  const urls: string[] = [COMPANY_PATH]
  if (token !== null && !isOpenPage(path)) urls.push(SESSION_PATH, PRE_CONNECT_PATH)
  if (isDrawing) urls.push(CHANNELS_PATH)
  if (channelId === undefined) return urls
  return [...urls, feedUrl(channelId), fillUrl(DRAW_SETTINGS_PATH, { channelId }, { botType: USUAL_BOT })]
}

/**
 * Requests all URLs in one batch; those missing in the response are requested one by one. Rejections count as handled: the app
 * sees them when it takes the response.
 */
export function requestBatch(urls: string[], ask: Ask): Record<string, Promise<Response>> {
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

/** Undefined when the batch failed or was unreadable. */
async function readBatch(urls: string[], ask: Ask): Promise<Record<string, unknown> | undefined> {
  try {
    const answer = await ask(`${BATCH_PATH}?calls=${encodeURIComponent(urls.join(' '))}`)
    return (await answer.json()).data
  } catch {
    return undefined // each URL is then requested by itself
  }
}

/** Whether all responses arrived completely and successfully within this time. */
export function allArriveInTime(answers: Promise<Response>[], patienceMs: number): Promise<boolean> {
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
