/** SQL states of a database that is away, starting, stopping or has no connection left. */
const AWAY = /^(08...|57P0[1-5]|53300|25P03)$/
const BROKEN = /^(ECONN\w+|EPIPE|ETIMEDOUT)$/

/** Whether an error says that the database could not be reached, or was no longer: nothing is known of what was asked last. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall }: NodeJS.ErrnoException = error
  if (AWAY.test(code) || BROKEN.test(code) || syscall === 'connect') return true
  return /timeout exceeded when trying to connect|connection terminated|connection error/i.test(error.message)
}
