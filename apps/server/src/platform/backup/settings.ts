import { isAbsolute, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type Secret, wrapSecret } from '../secret.ts'
import { type KeepRule, readKeepRule } from './keep-rule.ts'

export interface BackupConfig {
  /** Encrypts backups; null: they are readable, and without the secret key. */
  passphrase: Secret | null
  pictures: 'copied' | 'listed'
  /** Null: nothing makes backups by itself. */
  schedule: BackupSchedule | null
}

export interface BackupSchedule {
  everyMs: number
  /** Absolute. */
  folder: string
  keep: KeepRule
}

const HOUR_MS = 60 * 60 * 1000
const UNITS: Readonly<Record<string, number>> = { h: HOUR_MS, d: 24 * HOUR_MS }
const PASSPHRASE_MIN = 12

export const backupSettings = z
  .object({
    BACKUP_EVERY: z.string().transform(readPeriod).optional(),
    BACKUP_TO: z.string().transform(readFolder).optional(),
    BACKUP_KEEP: z.string().default('7d,4w,12m').transform(readRule),
    BACKUP_PICTURES: z.enum(['copied', 'listed'], { error: 'must be copied or listed' }).default('copied'),
    BACKUP_PASSPHRASE: z
      .string()
      .min(PASSPHRASE_MIN, `must have ${PASSPHRASE_MIN} to 1024 characters`)
      .max(1024, `must have ${PASSPHRASE_MIN} to 1024 characters`)
      .optional(),
    DATA_DIR: z.string().default('data'),
    STORAGE_URL: z.string().optional(),
  })
  .superRefine(judgePlaces)
  .transform((env): BackupConfig => {
    const schedule = { everyMs: env.BACKUP_EVERY ?? 0, folder: env.BACKUP_TO ?? '', keep: env.BACKUP_KEEP }
    return {
      passphrase: env.BACKUP_PASSPHRASE === undefined ? null : wrapSecret(env.BACKUP_PASSPHRASE),
      pictures: env.BACKUP_PICTURES,
      schedule: env.BACKUP_EVERY === undefined ? null : schedule,
    }
  })

interface Places {
  BACKUP_EVERY?: number | undefined
  BACKUP_TO?: string | undefined
  DATA_DIR: string
  STORAGE_URL?: string | undefined
}

function judgePlaces({ BACKUP_EVERY, BACKUP_TO, DATA_DIR, STORAGE_URL }: Places, context: z.RefinementCtx): void {
  const complain = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
  if (BACKUP_EVERY !== undefined && BACKUP_TO === undefined)
    complain('BACKUP_TO', 'must name a folder for BACKUP_EVERY')
  if (BACKUP_EVERY === undefined && BACKUP_TO !== undefined) complain('BACKUP_EVERY', 'must say how often, like 24h')
  const ours = ['files', 'postgres', 'run'].map((name) => join(resolve(DATA_DIR), name))
  if (STORAGE_URL?.startsWith('file:///') && URL.canParse(STORAGE_URL)) ours.push(fileURLToPath(STORAGE_URL))
  if (BACKUP_TO !== undefined && ours.some((folder) => isInside(BACKUP_TO, folder))) {
    complain('BACKUP_TO', 'must be a folder outside those of pictures and of the database')
  }
}

function isInside(place: string, folder: string): boolean {
  const way = relative(folder, place)
  return way !== '..' && !way.startsWith('../') && !isAbsolute(way)
}

/** `24h`, `7d` */
function readPeriod(written: string, context: z.RefinementCtx): number {
  const [, count, unit = ''] = /^(\d{1,4})([hd])$/.exec(written) ?? []
  const ms = Number(count) * (UNITS[unit] ?? Number.NaN)
  if (ms >= HOUR_MS && ms <= 366 * 24 * HOUR_MS) return ms
  context.addIssue('must be hours or days from 1h to 366d, like 24h')
  return z.NEVER
}

/** `/var/backups/easel` */
function readFolder(written: string, context: z.RefinementCtx): string {
  if (isAbsolute(written)) return resolve(written)
  context.addIssue('must be the absolute path of a folder; have other storages fetch the files from there')
  return z.NEVER
}

function readRule(written: string, context: z.RefinementCtx): KeepRule {
  const rule = readKeepRule(written)
  if (rule) return rule
  context.addIssue('must be numbers of hours, days, weeks, months or years, like 7d,4w,12m')
  return z.NEVER
}
