import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export const REAL_DECODER = new URL('../../dist/decoder/main.js', import.meta.url)

export interface HangingDecoder {
  workerFile: URL
  /** The process that hung last; undefined: none has yet. */
  hungPid(): number | undefined
}

/**
 * The real decoder, except that a file near whose beginning stands `sleep for ever` or `spin for ever` keeps it from ever
 * answering. With `start` its first process never even says that it is there.
 */
export function writeHangingDecoder(folder: string, at: 'picture' | 'start' = 'picture'): HangingDecoder {
  const note = join(folder, 'hung')
  const worker = join(folder, 'hanging.mjs')
  const hang = `(how) => { writeFileSync(${JSON.stringify(note)}, String(process.pid)); for (; how === 'spin'; ); }`
  const onStart = `if (!existsSync(${JSON.stringify(note)})) { hang('sleep'); setInterval(() => {}, 1e6); await new Promise(() => {}) }`
  const onPicture = `const { emit } = process
    process.emit = function (event, message, ...rest) {
      const how = event === 'message' && /(sleep|spin) for ever/.exec(Buffer.from(message.bytes ?? []).toString('latin1', 0, 200))?.[1]
      return how ? hang(how) : emit.call(this, event, message, ...rest)
    }`
  const lines = [
    "import { existsSync, writeFileSync } from 'node:fs'",
    `const hang = ${hang}`,
    at === 'start' ? onStart : onPicture,
    `await import(${JSON.stringify(REAL_DECODER.href)})`,
  ]
  writeFileSync(worker, lines.join('\n'))
  return {
    workerFile: pathToFileURL(worker),
    hungPid: () => (existsSync(note) ? Number(readFileSync(note, 'utf8')) : undefined),
  }
}
