/** What PostgreSQL's programs see of the world: nothing of the operator's PG… variables, and messages in English. */
export const PROGRAM_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
