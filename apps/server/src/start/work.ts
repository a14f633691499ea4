import { backUpIfDue } from '../backup/back-up-if-due.ts'
import type { Deps } from '../deps.ts'
import { deliverCode, deliverNotice, warnOwner } from '../features/account/jobs.ts'
import { announceNews } from '../features/channel/unread/jobs.ts'
import { viewMjTask } from '../features/doors/mj/view.ts'
import { cancelTasks, clearChannel } from '../features/drawing/jobs.ts'
import { enlargePick } from '../features/drawing/enlarge-pick.ts'
import { runWorkers, type WorkersDeps } from '../features/drawing/queue/run-workers.ts'
import { checkPictures } from '../features/media/damage/check-pictures.ts'
import { sweepPictures, removeFiles } from '../features/media/jobs.ts'
import { notifyPeople } from '../features/notification/jobs.ts'
import { pushNews } from '../features/notification/push/jobs.ts'
import { deliverLane } from '../features/webhook/deliver-lane.ts'
import { sweepDeliveries } from '../features/webhook/jobs.ts'
import { watchLedger } from '../features/ledger/gate.ts'
import { reportLedger } from '../features/ledger/jobs.ts'
import { reportMoney, endPeriods, findLostMoney } from '../features/order/jobs.ts'
import { compareBills } from '../features/order/bills/jobs.ts'
import { followPayment } from '../features/order/paying/jobs.ts'
import { followRefund } from '../features/order/refunding/jobs.ts'
import { openGateways } from '../features/order/paying/open-gateways.ts'
import type { JobHandlers } from '../jobs/runner.ts'
import { sweep } from '../jobs/sweep.ts'
import { PAINTER } from '../platform/fleet.ts'

/** All that the job queue may ask for. */
export function listJobHandlers(deps: Deps): JobHandlers {
  const readViolations = watchLedger(deps)
  return {
    'send-code': (payload) => deliverCode(deps, payload),
    'send-notice': (payload) => deliverNotice(deps, payload),
    'warn-owner': (payload) => warnOwner(deps, payload),
    'cancel-tasks': (payload) => cancelTasks(deps, payload),
    'clear-channel': (payload) => clearChannel(deps, payload),
    'enlarge-pick': (payload, signal) => enlargePick(deps, payload, signal),
    'tell-unread': (payload) => announceNews(deps, payload),
    notify: (payload) => notifyPeople(deps, payload),
    push: (payload) => pushNews(deps, payload),
    deliver: (payload, signal) => deliverLane({ ...deps, renderTask: viewMjTask }, payload, signal),
    'sweep-deliveries': () => sweepDeliveries(deps),
    'check-ledger': () => reportLedger(deps, readViolations),
    'follow-payment': (payload) => followPayment({ ...deps, gateways: openGateways(deps) }, payload),
    'find-lost-money': () => findLostMoney(deps),
    'compare-bills': () => compareBills({ ...deps, gateways: openGateways(deps) }),
    'report-money': () => reportMoney(deps),
    'follow-refund': (payload) => followRefund({ ...deps, gateways: openGateways(deps) }, payload),
    'end-periods': () => endPeriods(deps),
    sweep: () => sweep(deps),
    'sweep-pictures': (_payload, signal) => sweepPictures(deps, signal),
    'back-up': (_payload, signal) => backUpIfDue(deps, signal),
    'check-pictures': (_payload, signal) => checkPictures(deps, signal),
    'remove-files': (payload) => removeFiles(deps, payload),
  }
}

/** The jobs that a process takes: those that paint only where the painter is drawn with. */
export function listOwnJobs(deps: Deps): Partial<JobHandlers> {
  const { 'enlarge-pick': enlarge, ...others } = listJobHandlers(deps)
  return deps.fleet.drawsWith(PAINTER) ? { 'enlarge-pick': enlarge, ...others } : others
}

/** Draw queued tasks, with as many workers as engine slots. Stopping releases unfinished tasks at once. */
export function startDrawing(deps: WorkersDeps, most: number | null = null): { stop(): Promise<void> } {
  return runWorkers(deps, most === null ? {} : { most })
}
