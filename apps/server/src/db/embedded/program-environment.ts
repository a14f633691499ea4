import path from 'node:path'

/** Environment of PostgreSQL's programs: none of the operator's PG… variables, and English messages. */
export function programEnvironment(nativeDir: string): Record<string, string> {
  // They name their libraries relative to themselves, which the loader cannot follow where /proc is not mounted.
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', LD_LIBRARY_PATH: path.join(nativeDir, 'lib') }
}
