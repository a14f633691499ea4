import { parseArgs } from 'node:util'
import { writeLook } from './bench/write-look.ts'

/**
 * Paints one picture for each of the prompts that the look is judged by, laid on pages of nine. What is there already is not painted again.
 * Run: npm run painter:look -- [--folder pictures/look] [--side 512] [--from 1] [--to 200]
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'pictures/look' },
    side: { type: 'string', default: '512' },
    from: { type: 'string', default: '1' },
    to: { type: 'string', default: '200' },
  },
})
await writeLook({
  folder: values.folder,
  sidePx: Number(values.side),
  from: Number(values.from),
  to: Number(values.to),
})
