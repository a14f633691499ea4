import { expect, test } from 'vitest'
import { type FleetProcess, isLiving, type Membership, SILENT_MS, viewFleet } from './fleet.ts'

const SD = { id: 'home', kind: 'sdwebui' }
const PAINTER = { id: 'painter', kind: 'painter' }
const now = new Date('2026-11-26T00:00:00Z')
const worker: FleetProcess = {
  ...{ id: '1', host: 'h', pid: 1, role: 'worker', version: '1.0.0', engines: null, localSlots: 2 },
  ...{ startedAt: now, seenAt: now, silentMs: 0, isStopped: false },
}
const others = (...changes: Partial<FleetProcess>[]) => changes.map((change) => ({ ...worker, ...change }))
const fleetOf = (own: Partial<Membership>, ...changes: Partial<FleetProcess>[]) =>
  viewFleet({ role: 'web', engines: null, ...own }, () => others(...changes))

test('a process that does everything draws with every engine, whoever else there is', () => {
  const fleet = fleetOf({ role: 'all' })
  expect([fleet.reachOf(SD), fleet.reachOf(PAINTER), fleet.hasWorker()]).toEqual(['here', 'here', true])
})

test('a web draws with none; what a living worker draws with is elsewhere, and with no worker everything is asleep', () => {
  const alone = fleetOf({}, { role: 'web' })
  expect([alone.reachOf(SD), alone.hasWorker(), alone.slotsElsewhere()]).toEqual(['asleep', false, 0])
  const served = fleetOf({}, {}, { localSlots: 3 })
  expect([served.reachOf(SD), served.hasWorker(), served.slotsElsewhere()]).toEqual(['elsewhere', true, 5])
})

test('a worker may be for engines by their id or kind; what no worker is for is drawn with nowhere', () => {
  const painting = fleetOf({}, { engines: ['painter'] })
  expect([painting.reachOf(PAINTER), painting.reachOf(SD)]).toEqual(['elsewhere', 'nowhere'])
  expect(fleetOf({}, { engines: ['sdwebui'] }).reachOf(SD)).toBe('elsewhere')
  const own = fleetOf({ role: 'worker', engines: ['home'] }, { engines: ['painter'] })
  expect([own.reachOf(SD), own.reachOf(PAINTER)]).toEqual(['here', 'elsewhere'])
  expect(fleetOf({ role: 'worker', engines: ['home'] }).reachOf(PAINTER)).toBe('nowhere')
})

test('what a worker drew with that has just gone is still offered for a minute, as long as another lives', () => {
  const gone = { engines: ['painter'], isStopped: true, silentMs: 30_000 }
  expect(fleetOf({}, gone, { engines: ['home'] }).reachOf(PAINTER)).toBe('elsewhere')
  expect(fleetOf({}, { ...gone, silentMs: 61_000 }, { engines: ['home'] }).reachOf(PAINTER)).toBe('nowhere')
  expect(fleetOf({}, gone).reachOf(PAINTER)).toBe('asleep')
})

test('a process lives that was heard of lately and has not said that it ends', () => {
  expect(isLiving({ isStopped: false, silentMs: SILENT_MS - 1 })).toBe(true)
  expect(isLiving({ isStopped: false, silentMs: SILENT_MS })).toBe(false)
  expect(isLiving({ isStopped: true, silentMs: 0 })).toBe(false)
})
