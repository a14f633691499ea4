import { readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { listFiles } from './list-files.mjs'

const TEXT = /\.(js|css|html|svg|json|txt|webmanifest)$/
/** Below this a compressed answer saves less than its headers cost. */
const MIN_BYTES = 512

/** Put a .br and a .gz beside every text of the folder, at the strongest levels, so that no request pays for it. */
export async function precompress(folder) {
  const files = listFiles(folder).filter((path) => TEXT.test(path) && !path.includes('.vite/'))
  await Promise.all(files.map(precompressFile))
}

async function precompressFile(path) {
  const text = readFileSync(path)
  if (text.length < MIN_BYTES) return
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(text, brotli))
  writeFileSync(`${path}.gz`, await promisify(gzip)(text, { level: 9 }))
}
