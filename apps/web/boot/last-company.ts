import { COMPANY_KEY, writeStored, readStored } from '../src/lib/storage.ts'

/** Company details of the last visit, unvalidated; undefined when missing or invalid JSON. */
export function readLastCompany(): unknown {
  try {
    return JSON.parse(readStored(COMPANY_KEY) ?? '') ?? undefined
  } catch {
    return undefined // first visit
  }
}

/** A failed response leaves the stored details. */
export async function storeCompany(answer: Promise<Response>): Promise<void> {
  try {
    const { success, data } = await (await answer).clone().json()
    if (success) writeStored(COMPANY_KEY, JSON.stringify(data))
  } catch {
    // The app repeats the request and reports the error.
  }
}
