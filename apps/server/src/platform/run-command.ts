import { StartupProblem } from './startup-problem.ts'

/** What a command beside the server has to say, and whether all is well. */
export interface Outcome {
  text: string
  isWell: boolean
}

/**
 * Run a command to its end: what it says on standard output, what stopped it as one sentence on standard error.
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

/** The system says which file it was and why. */
export function explainFileError(error: unknown, remedy: string): string | null {
  return error instanceof Error && 'syscall' in error ? `${error.message}: ${remedy}` : null
}
