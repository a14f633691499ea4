import { readArguments, USAGE, UsageError } from './arguments.ts'
import { readCliConfig } from './config.ts'
import { type Drawn, draw } from './draw.ts'
import { findServer } from './find-server.ts'
import { createProgressBar } from './progress-bar.ts'

const { stdout, stderr } = process

async function main(): Promise<number> {
  const wish = readArguments(process.argv.slice(2))
  if (!wish) {
    stdout.write(`${USAGE}\n`)
    return 0
  }
  const config = readCliConfig()
  const interrupted = listenForInterrupt()
  const server = await findServer(config, interrupted)
  try {
    const tell = wish.json ? () => {} : createProgressBar(stderr)
    const drawn = await draw({ ...server, language: config.language }, wish, tell, interrupted)
    stdout.write(wish.json ? asJson(drawn) : asText(drawn))
    return 0
  } finally {
    const shownOnce = await server.release()
    if (shownOnce) stderr.write(`${shownOnce}\n`)
  }
}

/** The first Ctrl-C gives up in order, a second one at once. */
function listenForInterrupt(): AbortSignal {
  const controller = new AbortController()
  const interrupt = () => {
    if (controller.signal.aborted) process.exit(1)
    controller.abort()
  }
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt)
  return controller.signal
}

function asText({ task, paths }: Drawn): string {
  const lines = [`seed ${task.seed}, ${task.cost} credits`, ...paths]
  if (task.notDrawn.length > 0) lines.unshift(`could not draw: ${task.notDrawn.join(', ')}`)
  return `${lines.join('\n')}\n`
}

function asJson({ task, paths }: Drawn): string {
  const { id, prompt, finalPrompt, seed, aspectRatio, cost, notDrawn } = task
  const [last] = paths.slice(-1)
  const files = task.media.length > 0 ? { clip: last } : { pictures: paths.slice(0, -1), grid: last }
  return `${JSON.stringify({ id, prompt, finalPrompt, seed, aspectRatio, cost, notDrawn, ...files })}\n`
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error)
    stderr.write(`${message}\n${error instanceof UsageError ? `\n${USAGE}\n` : ''}`)
    process.exitCode = 1
  },
)
