import { spawn } from 'node:child_process'

/** Run the tests of these projects; their verdict becomes ours. A signal to us reaches them. */
export async function runVitest(projects, extra = []) {
  const named = projects.flatMap((project) => ['--project', project])
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...named, ...extra], {
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  process.exitCode = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
