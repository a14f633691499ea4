/** The results in the order of what was asked for, with so many asked for at once. */
export async function* readAhead<Wish, Result>(
  wishes: AsyncIterable<Wish>,
  atOnce: number,
  read: (wish: Wish) => Promise<Result>,
): AsyncGenerator<Result> {
  const asked: Promise<Result>[] = []
  for await (const wish of wishes) {
    const result = read(wish)
    result.catch(() => undefined) // whoever waits for it hears of it
    asked.push(result)
    if (asked.length >= atOnce) yield (await asked.shift()) as Result
  }
  for (const result of asked) yield await result
}
