import type { Attention } from '@easel/contract/admin-overview'
import type { AdminKey } from '../../../i18n/admin-words.ts'

export interface Need {
  key: AdminKey
  /** Of what is told as a whole: 1. */
  count: number
  isUrgent: boolean
  /** Where one acts; undefined: at the machine. */
  href?: string
  /** What is failing, of what is done elsewhere. */
  service?: string
}

/** What needs a human, the urgent first. */
export function listNeeds(now: Attention): Need[] {
  const { on, setAside, isPainterAlone } = now.engines
  const needs: Need[] = [
    { key: 'admin.need.disk', count: now.disk.isLow ? 1 : 0, isUrgent: true },
    { key: 'admin.need.noWorker', count: now.workers.live ? 0 : 1, isUrgent: true },
    { key: 'admin.need.noEngine', count: on === setAside ? 1 : 0, isUrgent: true, href: '/admin/engines' },
    { key: 'admin.need.violations', count: now.violations, isUrgent: true, href: '/admin/money' },
    { key: 'admin.need.backup', count: isBackedUp(now.backups) ? 0 : 1, isUrgent: true },
    ...now.failing.map(({ service, failures }) => ({
      ...{ key: 'admin.need.failing' as const, count: failures, isUrgent: true },
      ...{ href: '/admin/money', service },
    })),
    { key: 'admin.need.doubts', count: now.openDoubts, isUrgent: false, href: '/admin/money' },
    { key: 'admin.need.stuckRefunds', count: now.stuckRefunds, isUrgent: false, href: '/admin/orders?refund=STUCK' },
    { key: 'admin.need.failedRefunds', count: now.failedRefunds, isUrgent: false, href: '/admin/orders?refund=FAILED' },
    { key: 'admin.need.bills', count: now.billDifferences, isUrgent: false, href: '/admin/money' },
    { key: 'admin.need.engines', count: on === setAside ? 0 : setAside, isUrgent: false, href: '/admin/engines' },
    { key: 'admin.need.unserved', count: now.workers.unserved.length, isUrgent: false, href: '/admin/engines' },
    { key: 'admin.need.damaged', count: now.damagedPictures, isUrgent: false },
    { key: 'admin.need.connect', count: isPainterAlone ? 1 : 0, isUrgent: false, href: '/admin/engines' },
  ]
  return needs.filter(({ count }) => count > 0)
}

function isBackedUp(backups: Attention['backups']): boolean {
  return backups === 'off' || backups === 'well'
}
