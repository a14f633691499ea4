import type { Language } from '@easel/contract/basics'
import type { Deps } from '../../deps.ts'
import { getCompany } from './queries.ts'

const FRESH_MS = 5_000

/**
 * The operator's default language, without waiting for the database: each call returns what is known and reads it anew when that is
 * older than 5 s. Until the first read, and while the database is away, the last known one counts.
 */
export function followDefaultLanguage({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): () => Language {
  let known: Language = 'zh-CN'
  let readAt = Number.NEGATIVE_INFINITY

  async function refresh(): Promise<void> {
    try {
      known = (await getCompany(db)).language
    } catch (error) {
      log.debug({ err: error }, 'default language not read')
    }
  }

  return () => {
    const now = clock.now().getTime()
    if (now - readAt >= FRESH_MS) {
      readAt = now
      void refresh()
    }
    return known
  }
}
