import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { openTemporaryFolder } from '../testing/temporary-folder.ts'
import { openDataFolder } from './data-folder.ts'
import { StartupProblem } from './startup-problem.ts'

const newFolder = () => path.join(openTemporaryFolder(), 'data')

test('a new data folder and all in it is private', async () => {
  const opened = await openDataFolder(newFolder())

  for (const folder of [opened.outbox, opened.run]) expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(opened.path).mode & 0o066).toBe(0)
})

test('a data folder keeps its node id', async () => {
  const folder = newFolder()
  const first = await openDataFolder(folder)
  first.release()

  const second = await openDataFolder(folder)

  expect(second.nodeId).toBe(first.nodeId)
  expect(second.nodeId).toMatch(/^[0-9a-f-]{36}$/)
})

test('a data folder in use is refused with the pid of who uses it, until it is released', async () => {
  const folder = newFolder()
  const first = await openDataFolder(folder)

  await expect(openDataFolder(folder)).rejects.toThrow(StartupProblem)
  await expect(openDataFolder(folder)).rejects.toThrow(`process ${process.pid}`)

  first.release()
  await openDataFolder(folder)
})

test('of many servers that start at once on a folder left by a dead one, exactly one gets it', async () => {
  const folder = newFolder()
  const { run, release } = await openDataFolder(folder)
  release()
  // The pid lives, but it is another process than the one that left this.
  writeFileSync(path.join(run, `server-${process.pid}-0-earlier.lock`), '')

  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => openElsewhere(folder)))

  expect(answers.filter((answer) => answer === 'opened')).toHaveLength(1)
  expect(readdirSync(run)).toHaveLength(1)
})

test('a folder that cannot be made is refused in one sentence', async () => {
  const file = path.join(openTemporaryFolder(), 'file')
  writeFileSync(file, '')

  const opening = openDataFolder(path.join(file, 'data'))

  await expect(opening).rejects.toThrow(StartupProblem)
  await expect(opening).rejects.toThrow(/cannot be written \(ENOTDIR\).*DATA_DIR/)
})

test('a folder where nothing can ever be made is refused too, and not tried for ever', async () => {
  await expect(openDataFolder('/proc/nope/data')).rejects.toThrow(/cannot be written \(\w+\).*DATA_DIR/)
})

/** Another process opens the folder and keeps it until the test is over. */
async function openElsewhere(folder: string): Promise<string> {
  const module = fileURLToPath(new URL('data-folder.ts', import.meta.url))
  const script = `import(${JSON.stringify(module)})
    .then(({ openDataFolder }) => openDataFolder(${JSON.stringify(folder)}))
    .then(() => console.log('opened'), (error) => console.log(error.message))
    .then(() => setInterval(() => {}, 1000))`
  const child = spawn(process.execPath, ['--import', 'tsx', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [answer] = await once(child.stdout, 'data')
  return String(answer).trim()
}
