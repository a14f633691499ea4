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
/** What begins so, a spreadsheet program may run instead of showing it. */
const FORMULA = /^[=+\-@\t\r]/

function writeCell(value: string | number): string {
  const written = String(value)
  const safe = FORMULA.test(written) && !NUMBER.test(written) ? `'${written}` : written
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
