import { COMPANY_KEY, keep, recall } from '../src/lib/storage.ts'

/** Company details of the last visit, unvalidated; undefined when missing or invalid JSON. */
export function recallCompany(): unknown {
  try {
    return JSON.parse(recall(COMPANY_KEY) ?? '') ?? undefined
  } catch {
    return undefined // first visit
  }
}

/** A failed response leaves the stored details. */
export async function keepCompany(answer: Promise<Response>): Promise<void> {
  try {
    const { success, data } = await (await answer).clone().json()
    if (success) keep(COMPANY_KEY, JSON.stringify(data))
  } catch {
    // The app repeats the request and reports the error.
  }
}
