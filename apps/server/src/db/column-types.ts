import pg from 'pg'

const { builtins } = pg.types
const BIGINT_ARRAY = 1016

/**
 * How columns become values: bigint is a number (and a count is), a date stays text because it has no time zone.
 * Numeric stays text too: `sum()` of a bigint column is numeric, so cast it.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === builtins.INT8) return parseBigint
    if (oid === BIGINT_ARRAY) return parseBigintArray
    if (oid === builtins.DATE) return String
    return pg.types.getTypeParser(oid, format)
  },
}

/** @throws RangeError beyond what a number holds exactly */
function parseBigint(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`)
  return value
}

function parseBigintArray(text: string): number[] {
  const inner = text.slice(1, -1)
  return inner === '' ? [] : inner.split(',').map(parseBigint)
}
