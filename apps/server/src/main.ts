import { readConfig } from './config.ts'
import { writeGreeting } from './start/greeting.ts'
import { StartupProblem } from './platform/startup-problem.ts'
import { type RunningServer, startServer } from './start/start-server.ts'

const STOP_WITHIN_MS = 10_000

const show = (text: string) => process.stdout.write(text)

try {
  const config = readConfig()
  const starting = startServer(config, show)
  stopOnSignals(starting)
  const running = await starting
  endOnFaults(running)
  show(writeGreeting(config, running))
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

/** The first signal shuts down in order, also during the start; a second one, or a timeout, exits at once. */
function stopOnSignals(starting: Promise<RunningServer>): void {
  let isStopping = false
  const stop = async () => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    const running = await starting.catch(() => undefined)
    // What could not start is explained below.
    if (!running) return
    await running.stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

/** An uncaught error leaves unknown state, so exit; the next start recovers. */
function endOnFaults({ log }: RunningServer): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the server ends: an error that nobody caught')
    process.exit(1)
  })
}

function explain(error: unknown): string {
  if (error instanceof StartupProblem) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
