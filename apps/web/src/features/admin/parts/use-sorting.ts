import { useFilters } from './use-filters.ts'

/** By which column a list is sorted, and which way. */
export interface Sorting {
  by: string
  direction: 'ascending' | 'descending'
  /** By another column, or the other way round. */
  press(by: string): void
}

/** How a list is sorted, as `time-desc`. It stands in the address like the filters; the first of all ways is the usual one. */
export function useSorting<Way extends string>(
  ways: readonly [Way, ...Way[]],
): {
  /** Undefined: as usual. */
  sort: Way | undefined
  sorting: Sorting
} {
  const { values, change } = useFilters(['sort'])
  const sort = ways.find((way) => way === values.sort)
  const [by = '', end] = (sort ?? ways[0]).split('-')

  function press(column: string) {
    const way = `${column}-${column === by && end === 'desc' ? 'asc' : 'desc'}`
    change({ sort: way === ways[0] ? '' : way })
  }

  return { sort, sorting: { by, direction: end === 'desc' ? 'descending' : 'ascending', press } }
}
