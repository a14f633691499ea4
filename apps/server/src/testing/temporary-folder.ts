import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder for the running test, removed when it is over. */
export function openTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'easel-test-'))
  chmodSync(folder, 0o711) // root's tests run PostgreSQL under another account, which passes through here
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
