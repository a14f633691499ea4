import { resolve } from 'node:path'
import { z } from 'zod'
import { type BackupConfig, backupSettings } from './platform/backup/settings.ts'
import { type DatabaseConfig, databaseSettings } from './platform/database/settings.ts'
import { type FileEngine, readEnginesFile } from './platform/engines/read-engines-file.ts'
import { faultsOfTrying, isForTrying, isProduction } from './platform/for-trying.ts'
import { judgeSandbox, type SandboxConfig } from './platform/payments/judge-sandbox.ts'
import { type PaymentConfig, readPaymentConfig } from './platform/payments/settings.ts'
import { normalisePhone } from './platform/phone.ts'
import { readSecretFiles } from './platform/read-secret-files.ts'
import { type Secret, wrapSecret } from './platform/secret.ts'
import { readRoles, type RoleConfig } from './platform/roles.ts'
import { type SmsSettings, smsSettings } from './platform/sms/settings.ts'
import { StartupProblem } from './platform/startup-problem.ts'
import type { StoragePlace } from './platform/storage/places.ts'
import { readPlace, storageSettings } from './platform/storage/settings.ts'
import { readTraceSettings, TRACE_SECRETS, type TraceSettings } from './platform/traces/settings.ts'

/** All settings, validated once at start. */
export interface Config extends DatabaseConfig, RoleConfig {
  host: string
  /** 0: any free port. */
  port: number
  /** Absolute. */
  dataDir: string
  /** Where pictures are kept. */
  files: StoragePlace
  /** Null: processes notify each other through PostgreSQL only. */
  redisUrl: Secret | null
  /** Production mode: stand-ins for providers are refused unless enabled explicitly. */
  production: boolean
  /** Trial mode: neither production nor reachable from outside its own network. */
  isForTrying: boolean
  /** Public base URL without a trailing slash; null: the address that the server listens on. */
  publicUrl: string | null
  /** Number of reverse proxies whose X-Forwarded-For is trusted. */
  trustedProxies: number
  admin: { phone: string; password: Secret | null }
  sms: SmsSettings
  payments: PaymentConfig
  sandbox: SandboxConfig
  /** Payments from this amount on (minor unit of the currency) are confirmed by a second query to the provider. */
  confirmPaymentsFrom: number
  /** Bearer token for /metrics from any address; null: only requests from this machine. */
  metricsToken: Secret | null
  /** `fake` draws tiny pictures at once, for trying the product out. */
  engine: 'painter' | 'fake'
  /** Cost of password hashing; `cheap` is for tests. */
  passwordCost: 'usual' | 'cheap'
  /** Remote engines from the settings file; null: no file, engines are connected in the console. */
  enginesOfFile: readonly FileEngine[] | null
  /** At least 32 characters, the same in every process; null: generated and kept in the data folder. */
  secretKey: Secret | null
  /** Previous key during a key rotation: values made with it are still accepted. */
  secondSecretKey: Secret | null
  logLevel: LogLevel
  /** Logs go to a file of the data folder, or to the standard output. */
  logTo: 'file' | 'stdout'
  /** Total size of the log and its rotated files. */
  maxLogBytes: number
  /** Uploads and drawings are refused below this free space; 0: only when the disk is full. */
  minFreeBytes: number
  /** Where pushes may be sent: to any public push service, to none, or to these origins only. */
  pushServices: 'any' | 'off' | readonly string[]
  /** Origins inside private networks that webhooks and callbacks may be sent to. */
  privateWebhookOrigins: readonly string[]
  backup: BackupConfig
  /** Calls a minute from one address. */
  rateLimits: { all: number; signIn: number; sendCode: number; refusedNotices: number; programs: number }
  /** Limits for SMS codes: total within 24 hours, and per address within an hour. */
  smsBudgets: { daily: number; hourlyPerAddress: number }
  /** Null: nothing is traced. */
  traces: TraceSettings | null
}

const logLevels = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof logLevels)[number]

/** Messages tell the operator what to write; they are printed in a terminal. */
const whole = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}
const choice = <Name extends string>(names: readonly Name[]) =>
  z.enum(names, { error: `must be ${names.join(' or ')}` })
const secretText = (min: number, max: number) => {
  const error = `must have ${min} to ${max} characters`
  return z.string().min(min, { error }).max(max, { error })
}
const MB = 1024 * 1024
const perMinute = (usual: number) => whole(1, 1_000_000).default(usual)

const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: whole(0, 65_535).default(3000),
  DATA_DIR: z.string().min(1).default('data'),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must begin with redis:// or rediss://' }).optional(),
  NODE_ENV: z.string().optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  TRUST_PROXY: whole(0, 10).default(0),
  ADMIN_PHONE: z.string().transform(readPhone).default('+8613800000000'),
  ADMIN_PASSWORD: secretText(8, 256).optional(),
  ENGINE: choice(['painter', 'fake']).default('painter'),
  PASSWORD_COST: choice(['usual', 'cheap']).default('usual'),
  ENGINES_FILE: z.string().min(1).optional(),
  SECRET_KEY: secretText(32, 1024).optional(),
  SECRET_KEY_SECOND: secretText(32, 1024).optional(),
  LOG_LEVEL: choice(logLevels).default('info'),
  LOG_TO: choice(['file', 'stdout']).default('file'),
  LOG_MAX_MB: whole(1, 100_000).default(200),
  MIN_FREE_MB: whole(0, 10_000_000).default(512),
  RATE_LIMIT: perMinute(3000),
  SIGN_IN_LIMIT: perMinute(30),
  SEND_CODE_LIMIT: perMinute(20),
  NOTICE_LIMIT: perMinute(60),
  PROGRAM_LIMIT: perMinute(1200),
  SMS_DAILY_BUDGET: whole(0, 10_000_000).default(5000),
  SMS_HOURLY_PER_ADDRESS: whole(1, 1_000_000).default(20),
  PAYMENT_CONFIRM_FROM: whole(0, 1_000_000_000).default(50_000),
  PAYMENT_TEST: choice(['stand-ins']).optional(),
  PAYMENT_SANDBOX: choice(['administrators']).optional(),
  METRICS_TOKEN: secretText(16, 1024).optional(),
  PUSH_SERVICES: z.string().transform(readPushServices).default('any'),
  WEBHOOK_PRIVATE_HOSTS: z.string().transform(readPrivateHosts).default([]),
})

/** `https://push.example.com, https://other.example.com` */
function readPushServices(written: string, context: z.RefinementCtx): Config['pushServices'] {
  if (written === 'any' || written === 'off') return written
  const origins = readOrigins(written)
  if (origins) return origins
  context.addIssue('must be any, off, or origins like https://push.example.com, separated by commas')
  return z.NEVER
}

/** `http://192.168.1.20:5678, http://n8n.lan` */
function readPrivateHosts(written: string, context: z.RefinementCtx): readonly string[] {
  const origins = readOrigins(written)
  if (origins) return origins
  context.addIssue('must be origins like http://192.168.1.20:5678, separated by commas')
  return z.NEVER
}

function readOrigins(written: string): string[] | null {
  const origins = written.split(',').map((part) => part.trim())
  return origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin) ? origins : null
}

/** Each part reads the same environment. */
const everything = z.object({
  own: environment,
  sms: smsSettings,
  database: databaseSettings,
  files: storageSettings,
  backup: backupSettings,
})

/** Each may be given as a file that holds it, by its name and `_FILE`. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_LISTEN_URL',
  'DATABASE_READ_URL',
  'REDIS_URL',
  'ADMIN_PASSWORD',
  'SECRET_KEY',
  'SECRET_KEY_SECOND',
  'SMS_KEY_SECRET',
  'SMS_KEY_SECRET_SECOND',
  'METRICS_TOKEN',
  'BACKUP_PASSPHRASE',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  ...TRACE_SECRETS,
]

/** Parsed as at sign-in, so that the administrator's number matches what they type there. */
function readPhone(written: string, context: z.RefinementCtx): string {
  const phone = normalisePhone(written)
  if (phone !== null) return phone
  context.addIssue('must be a phone number like +8613800000000 or 13800000000')
  return z.NEVER
}

/**
 * Read the environment; an empty value counts as none.
 * @throws StartupProblem naming every setting that is wrong, without its value
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const read = readSecretFiles(env, SECRETS)
  const given = Object.fromEntries(Object.entries(read.env).filter(([, value]) => value !== ''))
  const parsed = everything.safeParse(Object.fromEntries(Object.keys(everything.shape).map((part) => [part, given])))
  const [roles, traces] = [readRoles(given), readTraceSettings(given)]
  const engines = given.ENGINES_FILE === undefined ? null : readEnginesFile(given.ENGINES_FILE, given)
  const ofParts = [read, engines, roles, traces].flatMap((part) => part?.mistakes ?? [])
  const others = [...ofParts, ...faultsOfTrying(given)]
  if (parsed.success && others.length === 0) {
    const { own: env, sms, database, files, backup } = parsed.data
    const [own, payments] = [toConfig(env, sms, database), readPaymentConfig(given)]
    const sandbox = judgeSandbox({ ...own, payments, isNamed: env.PAYMENT_SANDBOX !== undefined })
    const parts = { files, backup, traces: traces.settings, enginesOfFile: engines?.engines ?? null }
    return { ...own, ...roles.config, ...parts, payments, sandbox }
  }
  const issues = parsed.error?.issues ?? []
  const mistakes = [...others, ...issues.map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`)]
  throw new StartupProblem(`The settings are wrong: ${mistakes.join('; ')}`)
}

/**
 * A storage by its address, with the keys of the settings; `data` is the folder in DATA_DIR.
 * @throws StartupProblem
 */
export function readStorage({ dataDir }: Pick<Config, 'dataDir'>, written: string): StoragePlace {
  const read = readSecretFiles(process.env, SECRETS)
  const place = readPlace(written === 'data' ? undefined : written, { ...read.env, DATA_DIR: dataDir })
  if (!('mistake' in place)) return place
  const setting = place.setting === 'STORAGE_URL' ? '' : `${place.setting} `
  throw new StartupProblem(`${written}: ${setting}${place.mistake}.`)
}

function toConfig(
  env: z.output<typeof environment>,
  sms: SmsSettings,
  database: DatabaseConfig,
): Omit<Config, 'payments' | 'sandbox' | 'backup' | 'enginesOfFile' | 'files' | 'traces' | keyof RoleConfig> {
  return {
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    ...database,
    redisUrl: secretOrNull(env.REDIS_URL),
    production: isProduction(env),
    isForTrying: isForTrying(env),
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    trustedProxies: env.TRUST_PROXY,
    admin: { phone: env.ADMIN_PHONE, password: secretOrNull(env.ADMIN_PASSWORD) },
    sms,
    confirmPaymentsFrom: env.PAYMENT_CONFIRM_FROM,
    pushServices: env.PUSH_SERVICES,
    privateWebhookOrigins: env.WEBHOOK_PRIVATE_HOSTS,
    metricsToken: secretOrNull(env.METRICS_TOKEN),
    engine: env.ENGINE,
    passwordCost: env.PASSWORD_COST,
    secretKey: secretOrNull(env.SECRET_KEY),
    secondSecretKey: secretOrNull(env.SECRET_KEY_SECOND),
    logLevel: env.LOG_LEVEL,
    logTo: env.LOG_TO,
    maxLogBytes: env.LOG_MAX_MB * MB,
    minFreeBytes: env.MIN_FREE_MB * MB,
    rateLimits: {
      all: env.RATE_LIMIT,
      signIn: env.SIGN_IN_LIMIT,
      sendCode: env.SEND_CODE_LIMIT,
      refusedNotices: env.NOTICE_LIMIT,
      programs: env.PROGRAM_LIMIT,
    },
    smsBudgets: { daily: env.SMS_DAILY_BUDGET, hourlyPerAddress: env.SMS_HOURLY_PER_ADDRESS },
  }
}

function secretOrNull(value: string | undefined): Secret | null {
  return value === undefined ? null : wrapSecret(value)
}
