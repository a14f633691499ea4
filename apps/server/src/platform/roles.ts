import { z } from 'zod'

type Environment = Readonly<Record<string, string | undefined>>

const ROLES = ['all', 'web', 'worker'] as const
/** `web` serves people and draws nothing, `worker` draws and does the jobs, `all` is both. */
export type Role = (typeof ROLES)[number]

export interface RoleConfig {
  role: Role
  /** Ids and kinds of the engines that this process draws with; null: with all. */
  workerEngines: readonly string[] | null
  /** How many drawings this process begins at the same time, at most; null: as many as its engines have slots. */
  workerSlots: number | null
}

const slots = { error: 'must be a whole number from 1 to 1000' }

const roleSettings = z
  .object({
    ROLE: z.enum(ROLES, { error: 'must be all, web or worker' }).default('all'),
    WORKER_ENGINES: z.string().transform(readNames).optional(),
    WORKER_SLOTS: z.coerce.number(slots).int(slots).min(1, slots).max(1000, slots).optional(),
  })
  .transform(
    (env): RoleConfig => ({
      role: env.ROLE,
      workerEngines: env.WORKER_ENGINES ?? null,
      workerSlots: env.WORKER_SLOTS ?? null,
    }),
  )

/** `painter, home-comfy` */
function readNames(written: string, context: z.RefinementCtx): readonly string[] {
  const names = [...new Set(written.split(',').map((name) => name.trim()))]
  if (names.every((name) => /^[a-z0-9][a-z0-9-]{0,31}$/.test(name))) return names
  context.addIssue('must be painter, or ids or kinds of connected engines, separated by commas')
  return z.NEVER
}

/** The role as the settings say, and what is wrong with them; each sentence begins with the setting's name. */
export function readRoles(env: Environment): { config: RoleConfig; mistakes: string[] } {
  const { data, error } = roleSettings.safeParse(env)
  const wrong = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
  const config = data ?? { role: 'all', workerEngines: null, workerSlots: null }
  return { config, mistakes: [...wrong, ...faultsOfSharing(env)] }
}

/** What processes that divide the work must share, or they would each work alone. */
function faultsOfSharing({ ROLE: role, DATABASE_URL: database, STORAGE_URL: storage }: Environment): string[] {
  if (role !== 'web' && role !== 'worker') return []
  const others = `with ROLE=${role}`
  return [
    ...(database ? [] : [`DATABASE_URL: must be given ${others}; no other process reaches an embedded database`]),
    ...(storage
      ? []
      : [`STORAGE_URL: must be given ${others}; web and workers keep pictures where each of them finds them`]),
  ]
}

export function mayServe(role: Role): boolean {
  return role !== 'worker'
}

export function mayWork(role: Role): boolean {
  return role !== 'web'
}
