import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const MAX_BYTES = 1024 * 1024

/** What only a real secret looks like; examples in tests are shorter or say what they are. */
const patterns: Record<string, RegExp> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s+[A-Za-z0-9+/]{40}/,
  'a key of Alibaba Cloud': /\bLTAI[A-Za-z0-9]{16,20}\b/,
  'a key of Tencent Cloud': /\bAKID[A-Za-z0-9]{32}\b/,
  'a key of Amazon': /\bAKIA[A-Z0-9]{16}\b/,
  'a token of GitHub': /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a password of a registry': /_(?:auth|authToken|password)\s*=\s*[^\s$]/,
  'a key of Stripe': /\b[rs]k_live_[A-Za-z0-9]{20,}\b/,
  'a key of OpenAI': /\bsk-[A-Za-z0-9_-]{40,}\b/,
  'a token of Slack': /\bxox[abpr]-[A-Za-z0-9-]{20,}/,
  'a JSON web token': /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/,
}

/** What the repository does not keep. */
const ignored = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.replaceAll('/', ''))

/** A machine that runs the product need not have git. */
function listFiles(): string[] {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  return status === 0 ? stdout.split('\0').filter(Boolean) : walk('.')
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.name === '.git' || isIgnored(entry.name)) return []
    return entry.isDirectory() ? walk(path) : [path]
  })
}

function isIgnored(name: string): boolean {
  return ignored.some((line) => line === name || (line.startsWith('*') && name.endsWith(line.slice(1))))
}

test('no file of the repository holds a secret', () => {
  const found = listFiles()
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile() && statSync(path).size < MAX_BYTES)
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8')
      return Object.entries(patterns).flatMap(([name, pattern]) => (pattern.test(text) ? [`${path}: ${name}`] : []))
    })
  expect(found).toEqual([])
})

test('nor is there a file that is made to hold some', () => {
  const kept = /(^|\/)(\.env(\.(?!example$)[\w-]+)?|secret-key|id_(rsa|ed25519)|[\w-]+\.(pem|key|p12|pfx))$/
  expect(listFiles().filter((path) => kept.test(path))).toEqual([])
})
