import type { Gateway, Notice, NoticeAnswer, NoticeOutcome, RawNotice } from '@easel/payments/gateway'
import { GatewayError, NoticeError } from '@easel/payments/gateway'
import type { Deps } from '../../../../deps.ts'
import { Refusal } from '../../../../errors.ts'
import type { Log } from '../../../../platform/log.ts'
import type { Gateways } from '../../paying/open-gateways.ts'
import { confirmTrade } from './confirm-trade.ts'
import type { ActOnNotice } from './batch-notices.ts'
import { isProbe, KNOWN_PROVIDERS } from './rules.ts'

type NoticeDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'log' | 'counts' | 'config'> & {
  gateways: Gateways
  actOnNotice: ActOnNotice
}

/**
 * Take what a provider tells us: once its signature holds, what follows from it is written in one transaction with the notice's own
 * id, and only then it hears that it was taken. Whatever goes wrong here has it come again.
 *
 * @throws Refusal unknown_path for a provider that we do not know, unavailable for one that is off
 */
export async function takeNotice(deps: NoticeDeps, provider: string, raw: RawNotice): Promise<NoticeAnswer> {
  const gateway = deps.gateways.get(provider)
  if (!gateway?.notices) throw new Refusal(KNOWN_PROVIDERS.includes(provider) ? 'unavailable' : 'unknown_path')
  const outcome = await hear(deps, gateway, gateway.notices, raw)
  deps.counts.add('easel_payment_notices_total', { provider, outcome })
  return gateway.notices.answer(outcome === 'doubtful' || outcome === 'repeated' ? 'taken' : outcome)
}

type Outcome = NoticeOutcome | 'doubtful' | 'repeated'

async function hear(
  deps: NoticeDeps,
  gateway: Gateway,
  notices: NonNullable<Gateway['notices']>,
  raw: RawNotice,
): Promise<Outcome> {
  try {
    const notice = await notices.read(raw)
    if (!(await isConfirmed(deps, gateway, notice))) return 'unavailable'
    const isFirst = await deps.actOnNotice({ provider: gateway.id, notice })
    if (!isFirst) return 'repeated'
    return notice.kind === 'doubtful' ? 'doubtful' : 'taken'
  } catch (error) {
    return judge(deps.log, { provider: gateway.id, isProbe: isProbe(raw) }, error)
  }
}

/** A large sum is believed only when its provider, asked, says the same. */
async function isConfirmed(deps: NoticeDeps, gateway: Gateway, notice: Notice): Promise<boolean> {
  if (notice.kind !== 'paid' || notice.trade.amount < deps.config.confirmPaymentsFrom) return true
  return confirmTrade(deps, gateway, notice.trade)
}

/** Whoever sends notices hears of every mistake what to do; that nobody else hears of it would be the worst. */
function judge(log: Log, { provider, isProbe }: { provider: string; isProbe: boolean }, error: unknown): NoticeOutcome {
  if (error instanceof NoticeError && error.kind !== 'unavailable') {
    log[isProbe ? 'debug' : 'info']({ provider, kind: error.kind, problem: error.message }, 'payment notice refused')
    return error.kind
  }
  const isOutage = error instanceof NoticeError || error instanceof GatewayError
  log[isOutage ? 'warn' : 'error']({ provider, err: error }, 'payment notice not taken')
  return 'unavailable'
}
