declare global {
  interface Window {
    /** Calls that index.html started before this script arrived. */
    easelEarly?: { token: string | null; answers: Record<string, Promise<Response>> }
  }
}

/** The answer that index.html already asked for, once; undefined when it did not, or asked as somebody else. */
export function takeEarly(url: string, token: string | null): Promise<Response> | undefined {
  const early = window.easelEarly
  if (early?.token !== token) return undefined
  const answer = early.answers[url]
  delete early.answers[url]
  return answer
}
