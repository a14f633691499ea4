import type { DrawInfo } from '@easel/contract/draw-options'
import { BUILT_IN_ENGINE } from '@easel/contract/drawing'
import type { ReactNode } from 'react'
import { useFormats } from '../../../i18n/format.ts'
import { usePlanTimes } from '../../../i18n/use-plan-times.ts'
import { useText } from '../../../i18n/use-text.ts'
import { closeDialog } from '../../../lib/dialog-address.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useBot } from '../store.ts'
import { useDrawInfo } from '../../task/use-draw-info.ts'
import { LoadableView } from './loadable-view.tsx'
import styles from './info-panel.module.css'

/** Approximate height once loaded. */
const TALL_PX = 400

/** Own status: credits, plan, running tasks; visible only to oneself. */
export function InfoPanel({ channelId }: { channelId: string }) {
  const t = useText()
  const [botType] = useBot()
  const { data, error, refetch } = useDrawInfo({ channelId, botType })
  return (
    <Dialog isOpen title={t('info.title')} onClose={closeDialog} options={{ width: 420, tallPx: TALL_PX }}>
      <p className={styles.note}>{t('info.private')}</p>
      <LoadableView error={error} failed={t('info.failed')} onRetry={refetch}>
        {data && <Facts info={data} />}
      </LoadableView>
    </Dialog>
  )
}

function Facts({ info: { credits, plan, running, queued, concurrency, totals, engine } }: { info: DrawInfo }) {
  const t = useText()
  const format = useFormats()
  const planTimes = usePlanTimes()
  return (
    <dl className={styles.facts}>
      <Fact name={t('user.credits')}>{format.number(credits)}</Fact>
      <Fact name={t('user.plan')}>{plan ? `${plan.title} · ${planTimes(plan)}` : t('subscribe.noPlan')}</Fact>
      <Fact name={t('info.running')}>{t('info.runningOf', { running, concurrency })}</Fact>
      <Fact name={t('info.queued')}>{format.number(queued)}</Fact>
      <Fact name={t('info.totals')}>
        {t('info.totalsOf', { tasks: format.number(totals.tasks), images: format.number(totals.images) })}
      </Fact>
      <Fact name={t('info.engine')}>
        <span className={styles.engine}>{engine.name === BUILT_IN_ENGINE ? t('drawing.painter') : engine.name}</span>
        <Tag tone={engine.healthy ? 'jade' : 'danger'}>{t(engine.healthy ? 'info.healthy' : 'info.unwell')}</Tag>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
