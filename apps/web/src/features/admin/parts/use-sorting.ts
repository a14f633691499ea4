import { useFilters } from './use-filters.ts'

/** Sort column and direction. */
export interface Sorting {
  by: string
  direction: 'ascending' | 'descending'
  /** Sorts by another column, or reverses the direction. */
  press(by: string): void
}

/** Sort order, as `time-desc`, in the query string like the filters; the first of `ways` is the default. */
export function useSorting<Way extends string>(
  ways: readonly [Way, ...Way[]],
): {
  /** Undefined: default order. */
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
