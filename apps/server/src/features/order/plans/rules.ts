import type { Period } from '@easel/contract/order'

/** One period of a plan. */
export interface PlanPeriod {
  id: string
  productId: string
  /** Of two plans the higher one runs; the other waits. */
  rank: number
  startsAt: Date
  endsAt: Date
  /** From when on its credits may be spent. */
  opensAt: Date
  anchorDay: number
}

export interface BoughtPlan {
  productId: string
  rank: number
  period: Period
  /** How many periods, one after the other. */
  quantity: number
}

export type NewPlanPeriod = Omit<PlanPeriod, 'id' | 'productId' | 'rank'>

const DAY_MS = 86_400_000

/**
 * When the periods that begin at `from` end, by the calendar of a time zone: 31 January + 1 month is the last of February,
 * at the same time of day. `anchorDay` is the day of the month that months and years are counted from, where the month has it.
 */
export function addPeriods(
  from: Date,
  { period, count }: { period: Period; count: number },
  { timeZone, anchorDay }: { timeZone: string; anchorDay: number },
): Date {
  const local = toLocal(from, timeZone)
  if (period === 'Day') return fromLocal(new Date(local.getTime() + count * DAY_MS), timeZone)
  const months = period === 'Month' ? count : count * 12
  const first = Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months, 1)
  const day = Math.min(anchorDay, daysOfMonth(first))
  return fromLocal(new Date(first + (day - 1) * DAY_MS + (local.getTime() % DAY_MS)), timeZone)
}

/** Day of the month, 1 to 31, on a clock there. */
export function dayThere(instant: Date, timeZone: string): number {
  return toLocal(instant, timeZone).getUTCDate()
}

/**
 * Where a plan that was just paid goes among those that a person has: the same again prolongs, a higher one starts now and the
 * others' remaining time follows it, a lower one waits for its turn. Gives the new periods, and the old ones that move.
 */
export function fitPlan(
  had: readonly PlanPeriod[],
  bought: BoughtPlan,
  { now, timeZone }: { now: Date; timeZone: string },
): { made: NewPlanPeriod[]; moved: PlanPeriod[] } {
  const open = had.filter(({ endsAt }) => endsAt > now).sort(byTurn)
  const before = open.filter(({ rank }) => rank >= bought.rank)
  const [settled, end] = layOut(before, now, now)
  const made = layNew(settled.at(-1), bought, { start: end, timeZone })
  const [after] = layOut(open.slice(before.length), made.at(-1)?.endsAt ?? end, now)
  return { made, moved: [...settled, ...after].filter((planPeriod) => isElsewhere(planPeriod, open)) }
}

/** How the periods stand when some of them go: what ran stops here, what waited gets no length, and the others move up. */
export function closeUp(
  had: readonly PlanPeriod[],
  goes: (planPeriod: PlanPeriod) => boolean,
  now: Date,
): { ended: PlanPeriod[]; moved: PlanPeriod[] } {
  const ended = had.filter(goes)
  const [laid] = layOut(had.filter((planPeriod) => !goes(planPeriod)).sort(byTurn), now, now)
  return { ended, moved: laid.filter((planPeriod) => isElsewhere(planPeriod, had)) }
}

/** What is left of a period that stops at this moment: nothing of what has not begun, whose credits never open. */
export function cutOff(planPeriod: PlanPeriod, now: Date): PlanPeriod {
  return { ...planPeriod, startsAt: planPeriod.startsAt < now ? planPeriod.startsAt : now, endsAt: now }
}

/**
 * How the periods stand when ended ones come back: with as much time as they had left at `endedAt`, in their turn among those that
 * a person has by now. Gives all that change.
 */
export function bringBack(
  had: readonly PlanPeriod[],
  ended: readonly PlanPeriod[],
  { endedAt, now }: { endedAt: Date; now: Date },
): PlanPeriod[] {
  const shift = (instant: Date) =>
    new Date(Math.max(instant.getTime(), endedAt.getTime()) - endedAt.getTime() + now.getTime())
  const back = ended.map((planPeriod) => ({
    ...planPeriod,
    startsAt: shift(planPeriod.startsAt),
    endsAt: shift(planPeriod.endsAt),
    opensAt: planPeriod.opensAt > endedAt ? shift(planPeriod.opensAt) : planPeriod.opensAt,
  }))
  const [laid] = layOut([...had, ...back].sort(byTurn), now, now)
  return laid.filter((planPeriod) => isElsewhere(planPeriod, had))
}

function isElsewhere({ id, startsAt }: PlanPeriod, had: readonly PlanPeriod[]): boolean {
  return had.find((planPeriod) => planPeriod.id === id)?.startsAt.getTime() !== startsAt.getTime()
}

function byTurn(one: PlanPeriod, other: PlanPeriod): number {
  return other.rank - one.rank || one.startsAt.getTime() - other.startsAt.getTime()
}

/** One after the other from `from` on; what runs already stays where it is if nothing comes before it. */
function layOut(planPeriods: readonly PlanPeriod[], from: Date, now: Date): [laid: PlanPeriod[], end: Date] {
  let end = from
  const laid = planPeriods.map((planPeriod) => {
    const runs = planPeriod.startsAt <= now && end <= now
    const moved = runs ? planPeriod : moveTo(planPeriod, end, now)
    end = moved.endsAt
    return moved
  })
  return [laid, end]
}

function moveTo(planPeriod: PlanPeriod, startsAt: Date, now: Date): PlanPeriod {
  const left = planPeriod.endsAt.getTime() - Math.max(planPeriod.startsAt.getTime(), now.getTime())
  const endsAt = new Date(startsAt.getTime() + left)
  return { ...planPeriod, startsAt, endsAt, opensAt: planPeriod.opensAt > now ? startsAt : planPeriod.opensAt }
}

/** Months go on being counted from the day that the plan before them, of the same kind, was counted from. */
function layNew(
  last: PlanPeriod | undefined,
  { productId, period, quantity }: BoughtPlan,
  { start, timeZone }: { start: Date; timeZone: string },
): NewPlanPeriod[] {
  const goesOn = last?.productId === productId && last.endsAt.getTime() === start.getTime()
  const anchorDay = goesOn ? last.anchorDay : dayThere(start, timeZone)
  const edge = (count: number) => (count === 0 ? start : addPeriods(start, { period, count }, { timeZone, anchorDay }))
  return Array.from({ length: quantity }, (_, index) => {
    const startsAt = edge(index)
    return { startsAt, endsAt: edge(index + 1), opensAt: startsAt, anchorDay }
  })
}

function daysOfMonth(firstDay: number): number {
  const first = new Date(firstDay)
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
}

/** What a clock there shows, as if it were UTC. */
function toLocal(instant: Date, timeZone: string): Date {
  return new Date(instant.getTime() + offsetAt(instant, timeZone))
}

/** Where the clock is put back or forward, the time before that counts. */
function fromLocal(local: Date, timeZone: string): Date {
  const guess = new Date(local.getTime() - offsetAt(local, timeZone))
  return new Date(local.getTime() - offsetAt(guess, timeZone))
}

function offsetAt(instant: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes = '0'] = /GMT([+-])(\d{2}):?(\d{2})?/.exec(name) ?? []
  if (!sign) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
