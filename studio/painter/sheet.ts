import { parseArgs } from 'node:util'
import { writeSheet } from './bench/write-sheet.ts'

/**
 * Paints the prompts that every change is judged by, sixty grids of four on one page. What is there already is not painted again.
 * Run: npm run painter:sheet -- [--folder pictures/sheet] [--side 256] [word of the prompt…]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string', default: 'pictures/sheet' }, side: { type: 'string', default: '384' } },
})
await writeSheet({ folder: values.folder, sidePx: Number(values.side), words: positionals })
