import type { Order } from '@easel/contract/order'
import type { DeliveryRow } from '../../db/tables.ts'
import type { ToldTask } from '../../jobs/deliveries.ts'

/** What an event says, in the form that Standard Webhooks recommends. */
export function viewEvent({ event, payload, created_at: at }: DeliveryRow, siteUrl: string): object {
  return { type: event, timestamp: at.toISOString(), data: viewFacts(event, payload, siteUrl) }
}

function viewFacts(event: DeliveryRow['event'], facts: object, siteUrl: string): object {
  if (event === 'task.ended') return viewEnded(facts as ToldTask, siteUrl)
  if (event === 'order.paid') return (facts as { order: Order }).order
  return facts
}

function viewEnded({ task, number }: Pick<ToldTask, 'task' | 'number'>, siteUrl: string): object {
  const { id, channelId, action, status, prompt, finalPrompt, seed, cost, engine, failReason, failDetail } = task
  const see = ({ id: pictureId, url, width, height }: { id: string; url: string; width: number; height: number }) => {
    return { id: pictureId, url: siteUrl + url, width, height }
  }
  return {
    ...{ id, number, channelId, action, status, prompt, finalPrompt, seed, cost, engine, failReason, failDetail },
    ...{ submitTime: task.submitTime, startTime: task.startTime, finishTime: task.finishTime },
    grid: task.grid && see(task.grid),
    pictures: task.images.map(see),
    prompts: task.prompts,
  }
}
