import { expect, test } from 'vitest'
import { writeCsv } from './rules.ts'

const cellOf = (value: string | number) =>
  writeCsv([{ label: 'x', text: (row: { value: string | number }) => row.value }], [{ value }]).slice(
    '\uFEFFx\r\n'.length,
    -2,
  )

test('a file begins with the mark of UTF-8 and its headings, and every line ends as on paper', () => {
  const columns = [
    { label: '用户', text: ({ name }: { name: string; n: number }) => name },
    { label: 'n', text: ({ n }: { name: string; n: number }) => n },
  ]
  expect(writeCsv(columns, [{ name: '林', n: -5 }])).toBe('\uFEFF用户,n\r\n林,-5\r\n')
  expect(writeCsv(columns, [])).toBe('\uFEFF用户,n\r\n')
})

test.each([
  ['a,b', '"a,b"'],
  ['say "no"', '"say ""no"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['plain', 'plain'],
  ['', ''],
])('%j is written as %j', (value, written) => {
  expect(cellOf(value)).toBe(written)
})

test.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\tx', '-', '+86 139'])('%j cannot be run', (value) => {
  expect(cellOf(value)).toBe(`'${value}`)
})

test('neither can what wants quotes too', () => {
  expect(cellOf('=HYPERLINK("http://x","y")')).toBe(`"'=HYPERLINK(""http://x"",""y"")"`)
  expect(cellOf('\rx')).toBe(`"'\rx"`)
})

test.each([
  ['a;=1+1', `"a;'=1+1"`],
  ['a; "=1+1', `"a;' ""=1+1"`],
  ['two\n=1+1', `"two\n'=1+1"`],
  ['＝1+1', `'＝1+1`],
  ['a;b', '"a;b"'],
  ['a - b', 'a - b'],
])('%j cannot be run where cells are parted otherwise', (value, written) => {
  expect(cellOf(value)).toBe(written)
})

test.each([-5, '-5.50', '+8613912345678', 0, '2026-11-20T08:12:00.000Z'])('%j stays as it is', (value) => {
  expect(cellOf(value)).toBe(String(value))
})
