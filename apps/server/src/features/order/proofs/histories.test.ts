import fc from 'fast-check'
import { beforeAll, expect, inject, test } from 'vitest'
import { Refusal } from '../../../errors.ts'
import { findMoneyFaults } from '../../../testing/find-money-faults.ts'
import { anAct, openHistory } from '../../../testing/money-history.ts'
import { openMarket, type Market } from '../../../testing/open-market.ts'

const HISTORIES = Math.ceil(10 * inject('scale'))
const AT_ONCE = 10

let market: Market
let paidInAll = 0

beforeAll(async () => {
  market = await openMarket()
})

/** To play one again, give `fc.assert` the seed and the path that it prints. */
test.each([1, 2, 3, 4])(
  'whatever people, the provider and the queue do at once, the money is right (%i)',
  async (nth) => {
    const acts = fc.array(anAct, { minLength: 20, maxLength: 50 })
    const isRight = fc.asyncProperty(acts, async (history) => {
      const { play, finish } = await openHistory(market)
      for (let at = 0; at < history.length; at += AT_ONCE) {
        expectOnlyRefusals(await Promise.allSettled(history.slice(at, at + AT_ONCE).map(play)))
        expect(await findMoneyFaults(market.deps)).toEqual([])
      }
      const { differences, paid } = await finish()
      expect(differences).toEqual([])
      paidInAll += paid
      expect(await findMoneyFaults(market.deps)).toEqual([])
    })
    const seed = Number(fc.readConfigureGlobal().seed) + nth
    await fc.assert(isRight, { numRuns: HISTORIES, seed, endOnFailure: true })
  },
)

test('in enough of them something was paid', () => expect(paidInAll).toBeGreaterThan(HISTORIES))

function expectOnlyRefusals(outcomes: readonly PromiseSettledResult<unknown>[]): void {
  const thrown = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(thrown.filter((reason) => !(reason instanceof Refusal))).toEqual([])
}
