/** A reason not to start that a person can remove; the message is one sentence that says what to do. */
export class StartupProblem extends Error {
  override name = 'StartupProblem'
}
