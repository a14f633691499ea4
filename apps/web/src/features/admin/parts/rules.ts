/** Column of a CSV export: heading and plain cell value. */
export interface CsvColumn<Row> {
  label: string
  /** Times in ISO 8601, numbers unformatted. */
  text: (row: Row) => string | number
}

/** Byte order mark, by which spreadsheet programs recognize UTF-8. */
const MARK = '\uFEFF'

/** CSV as in RFC 4180. */
export function writeCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ text }) => text(row)))]
  return MARK + lines.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('')
}

const NUMBER = /^[+-]?\d+(\.\d+)?$/
/**
 * CSV injection: cells that begin like this run as formulas. Also inside a cell, because a program that splits at semicolons or
 * tabs, or ignores quotes, starts another cell there.
 */
const FORMULA = /(^|[;\t\r\n])([\s"']*)([=+\-@＝＋－＠])/g

function writeCell(value: string | number): string {
  const written = String(value)
  const safe = NUMBER.test(written) ? written : written.replace(FORMULA, "$1'$2$3").replace(/^[\t\r]/, "'$&")
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
