import type { Attention as Standing } from '@easel/contract/admin-overview'
import { useQuery } from '@tanstack/react-query'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Panel } from '../parts/panel.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { useServiceName } from '../parts/use-provider-name.ts'
import { attentionQuery } from './api.ts'
import { AttentionLine } from './attention-line.tsx'
import styles from './attention.module.css'
import { listNeeds, type Need } from './needs-rules.ts'

const GIB = 1024 ** 3

/** What needs a human, or that nothing does; and how the house stands. */
export function Attention() {
  const t = useAdminText()
  const attention = useQuery(attentionQuery)
  return (
    <div className={styles.panels}>
      <Panel title={t('admin.needs')}>
        <QueryView query={attention} height="46px">
          {(now) => <Needs now={now} />}
        </QueryView>
      </Panel>
      {/* Where the panels stand above each other, as many needs as there are would push it down. */}
      {attention.data && (
        <Panel title={t('admin.standing')}>
          <HouseStanding now={attention.data} />
        </Panel>
      )}
    </div>
  )
}

function Needs({ now }: { now: Standing }) {
  const needs = listNeeds(now)
  const t = useAdminText()
  const formats = useFormats()
  const nameOf = useServiceName()
  if (needs.length === 0) return <p className={styles.calm}>{t('admin.nothingNeeded')}</p>
  return (
    <ul className={styles.lines}>
      {needs.map(({ key, count, isUrgent, href, service }) => (
        <AttentionLine
          key={`${key} ${service}`}
          {...{ href }}
          tone={isUrgent ? 'danger' : 'gold'}
          text={t(key, { n: count, service: nameOf(service ?? '') })}
          value={wholeOf(key, now) ?? formats.number(count)}
        />
      ))}
    </ul>
  )
}

function HouseStanding({ now }: { now: Standing }) {
  const t = useAdminText()
  const formats = useFormats()
  const { on, setAside } = now.engines
  const broken = now.violations
  return (
    <ul className={styles.lines}>
      <AttentionLine
        href="/admin/orders?status=PENDING"
        text={t('admin.now.orders')}
        value={formats.number(now.waitingOrders)}
      />
      <AttentionLine
        href="/admin/tasks?status=NOT_START"
        text={t('admin.now.tasks')}
        value={formats.number(now.waitingTasks)}
      />
      <AttentionLine
        href="/admin/engines"
        text={t('admin.now.engines')}
        value={`${on - setAside} / ${on}`}
        tone={toneOf(now.engines)}
      />
      <AttentionLine
        href="/admin/money"
        text={t('admin.now.books')}
        value={broken === 0 ? t('admin.agrees') : formats.number(broken)}
        tone={broken === 0 ? undefined : 'danger'}
      />
      <AttentionLine text={t('admin.now.disk')} value={freeSpaceOf(now)} tone={now.disk.isLow ? 'danger' : undefined} />
    </ul>
  )
}

function toneOf({ on, setAside }: Standing['engines']): 'danger' | 'gold' | undefined {
  if (on === setAside) return 'danger'
  return setAside > 0 ? 'gold' : undefined
}

function freeSpaceOf({ disk: { freeBytes } }: Standing): string {
  return freeBytes === null ? '—' : `${(freeBytes / GIB).toFixed(1)} GB`
}

/** What stands instead of a count where the whole house is meant. */
function wholeOf(key: Need['key'], now: Standing): string | undefined {
  if (key === 'admin.need.noEngine') return `0 / ${now.engines.on}`
  if (key === 'admin.need.connect') return ''
  return key === 'admin.need.disk' ? freeSpaceOf(now) : undefined
}
