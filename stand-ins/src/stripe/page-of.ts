interface Listed {
  id: string
  /** Seconds since 1970. */
  created: number | null
}

/** Of a span of time the newest, or those after one that was shown. */
export function pageOf(all: readonly Listed[], params: ReadonlyMap<string, string>): object {
  const [from, to] = [Number(params.get('created[gte]')), Number(params.get('created[lt]'))]
  const limit = Number(params.get('limit') ?? 10)
  const within = all.filter(({ created }) => created !== null && created >= from && created < to)
  const sorted = within.toSorted((one, other) => (other.created ?? 0) - (one.created ?? 0))
  const start = sorted.findIndex(({ id }) => id === params.get('starting_after')) + 1
  const data = sorted.slice(start, start + limit)
  return { object: 'list', data, has_more: start + limit < sorted.length }
}
