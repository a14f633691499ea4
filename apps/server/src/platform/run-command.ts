import { StartupProblem } from './startup-problem.ts'

/** Output of a command line program, and whether it succeeded. */
export interface Outcome {
  text: string
  isWell: boolean
}

/**
 * Run a command: its output goes to standard output, the reason of a failure as one sentence to standard error.
 *
 * @param explain a sentence for an error of this command's own; null for a fault of ours, whose stack is wanted
 */
export function runCommand(act: () => Promise<Outcome>, explain: (error: unknown) => string | null): void {
  act().then(
    ({ text, isWell }) => {
      process.stdout.write(`${text}\n`)
      process.exitCode = isWell ? 0 : 1
    },
    (error: unknown) => {
      process.exitCode = 1
      const sentence = error instanceof StartupProblem ? error.message : explain(error)
      if (sentence === null) throw error
      process.stderr.write(`${sentence}\n`)
    },
  )
}

/** Message for a file system error, which names the file and cause. */
export function explainFileError(error: unknown, remedy: string): string | null {
  return error instanceof Error && 'syscall' in error ? `${error.message}: ${remedy}` : null
}
