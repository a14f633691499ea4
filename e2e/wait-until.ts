const LOOK_EVERY_MS = 50

/**
 * Polls until the answer is as wanted.
 * @throws Error with the last answer on timeout
 */
export async function waitUntil<Answer>(
  ask: () => Promise<Answer> | Answer,
  isWanted: (answer: Answer) => boolean,
  withinMs = 120_000,
): Promise<Answer> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (isWanted(answer)) return answer
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs} ms; last seen: ${JSON.stringify(answer)}`)
    await new Promise((resume) => setTimeout(resume, LOOK_EVERY_MS))
  }
}
