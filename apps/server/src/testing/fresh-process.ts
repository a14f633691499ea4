/** Runs before each test file of the server: they share processes, and leave them as they found them. */
import { env } from 'node:process'
import { afterAll, vi } from 'vitest'
import { finishFile } from './after-file.ts'

const found = { ...env }

afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const name of Object.keys(env)) if (!(name in found)) delete env[name]
  Object.assign(env, found)
  await finishFile()
})
