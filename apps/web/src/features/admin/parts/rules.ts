/** A column of a file: its heading, and what a row says there, plainly. */
export interface Plain<Row> {
  label: string
  /** Times in ISO 8601, numbers as they are. */
  text: (row: Row) => string | number
}

/** By this mark at the very beginning spreadsheet programs know UTF-8. */
const MARK = '\uFEFF'

/** Rows under their headings as RFC 4180 has them. */
export function writeCsv<Row>(columns: readonly Plain<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ text }) => text(row)))]
  return MARK + lines.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('')
}

const NUMBER = /^[+-]?\d+(\.\d+)?$/
/**
 * What begins so, a spreadsheet program may run instead of showing it; also in the middle, where one that parts cells by
 * semicolons or tabs, or does not see our quotes, begins another cell.
 */
const FORMULA = /(^|[;\t\r\n])([\s"']*)([=+\-@＝＋－＠])/g

function writeCell(value: string | number): string {
  const written = String(value)
  const safe = NUMBER.test(written) ? written : written.replace(FORMULA, "$1'$2$3").replace(/^[\t\r]/, "'$&")
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
