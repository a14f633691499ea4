import { COMPANY_KEY, keep, recall } from '../src/lib/storage.ts'

/** What the operator said of itself at the last visit, unread; undefined when it said nothing, or nothing that is JSON. */
export function recallCompany(): unknown {
  try {
    return JSON.parse(recall(COMPANY_KEY) ?? '') ?? undefined
  } catch {
    return undefined // nobody was here before
  }
}

/** A refusal leaves what was kept. */
export async function keepCompany(answer: Promise<Response>): Promise<void> {
  try {
    const { success, data } = await (await answer).clone().json()
    if (success) keep(COMPANY_KEY, JSON.stringify(data))
  } catch {
    // Nothing was said; the app asks again and tells.
  }
}
