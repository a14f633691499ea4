import { useLocation, useSearch } from 'wouter'

interface Filters<Name extends string> {
  values: Record<Name, string>
  isFiltered: boolean
  change(values: Partial<Record<Name, string>>): void
  clear(): void
}

/** Filters of a list, in the query string, so that Back, reload and links keep them. */
export function useFilters<Name extends string>(names: readonly Name[]): Filters<Name> {
  const query = new URLSearchParams(useSearch())
  const [path, navigate] = useLocation()
  const values = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<Name, string>

  /** Keeps the other parameters of the query string. */
  function change(changed: Partial<Record<Name, string>>) {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries<string>({ ...values, ...changed })) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    navigate(next.size > 0 ? `${path}?${next}` : path)
  }

  return {
    values,
    isFiltered: names.some((name) => values[name] !== ''),
    change,
    clear: () => change(Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>),
  }
}
