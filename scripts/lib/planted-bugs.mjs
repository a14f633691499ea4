// Mistakes that are made with money, each with the tests that must notice it: those in the files `tests` that have the words `only`.
// A bug is one replacement in one file, where `from` stands exactly once.
const ORDER = 'apps/server/src/features/order'
const LEDGER = 'apps/server/src/features/ledger'
const FAULTS = `${ORDER}/proofs/faults.test.ts`
const GATE = `${LEDGER}/gate.test.ts`
const PAYING = `${ORDER}/pay-order.test.ts`
const NOTICES = `${ORDER}/notices/take-notice.test.ts`

export const plantedBugs = [
  {
    name: 'an order changes from any state',
    file: `${ORDER}/queries.ts`,
    from: `    .where('id', '=', id)
    .where('status', 'in', from)`,
    to: `    .where('id', '=', id)
    .where((eb) => eb.lit(from.length > 0))`,
    tests: [PAYING],
    only: 'paid a moment before it was cancelled',
  },
  {
    name: 'an act of the books may be written twice',
    file: `${LEDGER}/writing/queries.ts`,
    from: 'values (${id}, ${key}, ',
    to: 'values (${id}, ${`${key} ${id}`}, ',
    tests: [GATE],
    only: 'a known key',
  },
  {
    name: 'a notice is answered before it is certain',
    file: `${ORDER}/notices/take-notice.ts`,
    from: 'const isFirst = await actOnNotice(deps, gateway.id, notice)',
    to: 'const isFirst = actOnNotice(deps, gateway.id, notice).catch(() => false) !== undefined',
    tests: [FAULTS],
    only: 'tells us of a payment',
  },
  {
    name: 'any sum pays an order',
    file: `${ORDER}/settling/queries.ts`,
    from: 'and amount = ${amount} ',
    to: '',
    tests: [PAYING],
    only: 'wrong_amount',
  },
  {
    name: 'any currency pays an order',
    file: `${ORDER}/settling/queries.ts`,
    from: ' and currency = ${currency}',
    to: '',
    tests: [PAYING],
    only: 'wrong_currency',
  },
  {
    name: 'any provider pays an order',
    file: `${ORDER}/settling/queries.ts`,
    from: 'where provider = ${provider} and ',
    to: 'where ',
    tests: [`${ORDER}/proofs/strangers.test.ts`],
    only: 'what one provider says',
  },
  {
    name: 'a hold is captured and released',
    file: `${LEDGER}/gate.ts`,
    from: 'return { kind, key: settleKey(taskId), taskId',
    to: 'return { kind, key: `${kind} ${settleKey(taskId)}`, taskId',
    tests: [GATE],
    only: 'settles a hold at the same moment',
  },
  {
    name: 'another amount than was held is captured',
    file: `${LEDGER}/gate.ts`,
    from: `    { account: hold.heldId, amount: -hold.credits },
    { account: { kind: 'revenue', unit: 'credit' }, amount: hold.credits },`,
    to: `    { account: hold.heldId, amount: 1 - hold.credits },
    { account: { kind: 'revenue', unit: 'credit' }, amount: hold.credits - 1 },`,
    tests: [GATE],
    only: 'held ones once they come back',
  },
  {
    name: 'a code is used more often than it may be',
    file: `${ORDER}/redeem/queries.ts`,
    from: `    .whereRef('uses', '<', 'max_uses')
`,
    to: '',
    tests: [`${ORDER}/redeem/redeem-code.test.ts`],
    only: 'however it is written',
  },
  {
    name: 'one person uses a code twice',
    file: `${ORDER}/redeem/redeem-code.ts`,
    from: "if (!isFirst) throw new Refusal('already_used')",
    to: "if (!isFirst && !code) throw new Refusal('already_used')",
    tests: [`${ORDER}/redeem/race-codes.test.ts`],
    only: 'one person who asks a hundred times',
  },
  {
    name: 'what is held ends with its period',
    file: `${LEDGER}/expire-credits.ts`,
    from: '    { account: accountId, amount: -last.balance },',
    to: "    { account: { ownerId, kind: 'held' }, amount: -last.balance },",
    tests: [GATE],
    only: 'held ones once they come back',
  },
  {
    name: 'credits of a period are spent before it begins',
    file: `${LEDGER}/queries.ts`,
    from: 'plans.opens_at <= ${now} and ',
    to: '',
    tests: [GATE],
    only: 'has not begun',
  },
  {
    name: 'credits of a period are spent after it has ended',
    file: `${LEDGER}/queries.ts`,
    from: ' and plans.ends_at > ${now}))`',
    to: '))`',
    tests: [GATE],
    only: 'held ones once they come back',
  },
  {
    name: 'the key of a request is not looked at',
    file: 'apps/server/src/db/answer-once.ts',
    from: 'if (key === null) return run()',
    to: "if (key !== '') return run()",
    tests: [FAULTS],
    only: 'while somebody orders',
  },
  {
    name: 'a notice is noted before what it says is done, and not with it',
    file: `${ORDER}/notices/act-on-notice.ts`,
    from: '(await insertNotice(tx, provider, notice.id, deps.clock.now()))',
    to: '(await deps.db.transaction().execute((own) => insertNotice(own, provider, notice.id, deps.clock.now())))',
    tests: [FAULTS],
    only: 'tells us of a payment',
  },
  {
    name: 'an order is cancelled here and stays open at its provider',
    file: `${ORDER}/cancel-order.ts`,
    from: 'const trade = await gateway.close(payment.trade_no)',
    to: "const asked = await gateway.query(payment.trade_no)\n    const trade = asked.state === 'unpaid' ? { state: 'closed' as const } : asked",
    tests: [PAYING],
    only: 'closed at its provider first',
  },
  {
    name: 'a payment that comes late is dropped',
    file: `${ORDER}/settling/queries.ts`,
    from: "status in ('PENDING', 'CANCELLED', 'EXPIRED')",
    to: "status in ('PENDING')",
    tests: [NOTICES],
    only: 'what was paid after the order was',
  },
  {
    name: 'a payment that was taken is taken again',
    file: `${ORDER}/settling/queries.ts`,
    from: "state in ('OPEN', 'CLOSED')",
    to: "state in ('OPEN', 'CLOSED', 'PAID')",
    tests: [PAYING],
    only: 'the same notice a hundred times',
  },
  {
    name: 'credits are held without a lock',
    file: `${LEDGER}/gate.ts`,
    from: `    await lockAvailable(tx, userId)
    const parts`,
    to: '    const parts',
    tests: [GATE],
    only: 'last credits',
  },
  {
    name: 'more is held than there is',
    file: `${LEDGER}/rules.ts`,
    from: 'return wanted > 0 ? null : parts',
    to: 'return parts',
    tests: [GATE],
    only: 'more than is available',
  },
  {
    name: 'goods are given twice, as each time has a key of its own',
    file: `${ORDER}/give-goods.ts`,
    from: '    await grantCredits(tx, { ...pack, now: deps.clock.now(), newId: deps.newId })\n',
    to: `    for (const key of [pack.key, deps.newId()])
      await grantCredits(tx, { ...pack, key, now: deps.clock.now(), newId: deps.newId })
`,
    tests: [PAYING],
    only: 'a pack of credits',
  },
  {
    name: 'only the first of several periods brings its credits',
    file: `${ORDER}/plans/give-plan.ts`,
    from: 'key: `grant:${key}:${index}`',
    to: 'key: `grant:${key}`',
    tests: [FAULTS],
    only: 'two periods of a plan',
  },
  {
    name: 'more goes back than was paid',
    file: `${ORDER}/refunds/queries.ts`,
    from: `
      + (select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = payments.id and r.state <> 'FAILED')`,
    to: '',
    tests: [`${ORDER}/refunds/refund-order.test.ts`],
    only: 'more than was paid never goes back',
  },
  {
    name: 'a refund has another number each time that it is asked for',
    file: `${ORDER}/refunds/ask-about-refund.ts`,
    from: 'const { no: refundNo, trade_no: tradeNo, amount, total, currency, reason } = row',
    to: 'const { trade_no: tradeNo, amount, total, currency, reason } = row\n  const refundNo = `${row.no}-${row.queries}`',
    tests: [`${ORDER}/refunds/refund-order.test.ts`],
    only: 'asks the provider',
  },
]
