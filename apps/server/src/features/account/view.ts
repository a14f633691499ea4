import type { User } from '@easel/contract/account'
import type { Language } from '@easel/contract/basics'
import type { Translated, UserRow } from '../../db/tables.ts'

interface PlanStanding {
  productId: string
  title: Translated
  endsAt: Date
  nextCreditsAt: Date | null
  concurrency: number
  relax: boolean
}

/** Credits and plan of a person, from higher features. */
export interface Standing {
  /** Available credits. */
  credits: number
  plan: PlanStanding | null
}

export function viewUser(row: UserRow, { credits, plan }: Standing, language: Language): User {
  return {
    id: row.id,
    phone: row.phone,
    email: row.email,
    hasPassword: row.password_hash !== null,
    name: row.shown_name,
    defaultName: row.default_name,
    description: row.description,
    avatar: viewAvatar(row.avatar_id),
    nijiRemix: row.niji_remix,
    mjRemix: row.mj_remix,
    theme: row.theme,
    language: row.language,
    role: row.role,
    credits,
    plan: plan && { productId: plan.productId, title: plan.title[language], ...viewTimes(plan) },
    concurrency: plan?.concurrency ?? 1,
    relax: plan?.relax ?? false,
  }
}

/** Until when a plan was paid for, and when credits of it come again, where any do. */
export function viewTimes({ endsAt, nextCreditsAt }: Pick<PlanStanding, 'endsAt' | 'nextCreditsAt'>) {
  return { endsAt: endsAt.toISOString(), ...(nextCreditsAt && { nextCreditsAt: nextCreditsAt.toISOString() }) }
}

/** Empty: the default picture. */
export function viewAvatar(avatarId: string | null): string {
  return avatarId === null ? '' : `/api/files/${avatarId}`
}
