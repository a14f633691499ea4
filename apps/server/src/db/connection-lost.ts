/** SQLSTATEs for a database that is unreachable, starting, stopping or out of connections. */
const AWAY = /^(08...|57P0[1-5]|53300|25P03)$/
const BROKEN = /^(ECONN\w+|EPIPE|ETIMEDOUT)$/

/** Whether an error means that the database connection was lost; the outcome of the last statement is then unknown. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall }: NodeJS.ErrnoException = error
  if (AWAY.test(code) || BROKEN.test(code) || syscall === 'connect') return true
  return /timeout exceeded when trying to connect|connection terminated|connection error/i.test(error.message)
}
