import type { KyselyPlugin } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Db } from '../../../../db/open.ts'
import { cutTransactions } from '../../../../testing/cut-connections.ts'
import { openStall, paidNotice } from '../../../../testing/open-stall.ts'
import { openTestServer, type TestServer } from '../../../../testing/open-test-server.ts'
import { writeNotice } from '../../../../testing/remembering-gateway.ts'
import { checkLedger } from '../../../ledger/check-ledger.ts'
import { batchNotices } from './batch-notices.ts'
import { takeNotice } from './take-notice.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})

/** A database whose connection is lost after so many steps. */
function losing(db: Db, after: number): { db: Db; isLost: () => boolean } {
  let steps = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      steps += 1
      if (steps === after) await cutTransactions(db)
      return result
    },
  }
  return { db: db.withPlugin(plugin), isLost: () => steps >= after }
}

test.each([
  ['credits-200', undefined, 200],
  ['month', 'Month', 1_500],
] as const)(
  'wherever the fulfilling of %s dies, the next notice gives what was paid for, once',
  async (slug, period, credits) => {
    let died = 0
    for (let after = 1, isDead = true; isDead; after += 1) {
      const stall = await openStall(server)
      const { no } = await stall.openOrder(slug, period)
      const notice = paidNotice(no, stall.gateway.mustPay(no, server.clock.now()))
      const dying = losing(server.deps.db, after)
      const { status } = await takeNotice(
        { ...stall.deps, db: dying.db, actOnNotice: batchNotices({ ...stall.deps, db: dying.db }) },
        stall.gateway.id,
        writeNotice(notice),
      )
      isDead = dying.isLost()
      expect([status, await stall.credits()]).toEqual(isDead ? [503, 40] : [200, 40 + credits])
      expect(await stall.tell(notice)).toBe(200)
      expect(await stall.credits()).toBe(40 + credits)
      died += Number(isDead)
    }
    expect(died).toBeGreaterThan(5)
    expect(await checkLedger(server.deps)).toEqual([])
  },
)
