/** The status that a notice was answered with, or null without an answer in time. What the answer says does not count. */
export async function postNotice(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  timeoutMs: number,
): Promise<number | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: '*/*', 'user-agent': 'Mozilla/4.0' },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return null // nobody there, or too slow: it is tried again
  }
}

export const isTaken = (status: number | null): boolean => status !== null && status >= 200 && status < 300
