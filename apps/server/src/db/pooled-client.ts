import type pg from 'pg'

/** How long a statement may take, and how long a transaction may wait for its next one. */
export interface Limits {
  statementMs: number
  idleInTransactionMs: number
}

const BEGINS = /^(begin|start transaction)\b/i
const ENDS = /^(commit|rollback)\s*;?$/i

/**
 * Make a new connection fit for a pooler in transaction mode, where each transaction may run in another session: the limits, which a
 * session would have from its start, come with every transaction, and a statement outside of one gets a transaction of its own, sent
 * in the same go. See docs/decisions/0064.
 */
export function carryLimits(client: pg.ClientBase, { statementMs, idleInTransactionMs }: Limits): void {
  const limits = `set local statement_timeout = ${statementMs}; set local idle_in_transaction_session_timeout = ${idleInTransactionMs}`
  const query = client.query.bind(client) as (text: unknown, values?: unknown) => Promise<unknown>
  let isInside = false
  const ask = async (text: unknown, values?: unknown): Promise<unknown> => {
    if (typeof text === 'string' && BEGINS.test(text)) {
      isInside = true
      return query(`${text}; ${limits}`)
    }
    if (typeof text === 'string' && ENDS.test(text)) isInside = false
    else if (!isInside) return askAlone(() => query(text, values))
    return query(text, values)
  }
  const askAlone = async (run: () => Promise<unknown>): Promise<unknown> => {
    const [begun, answer, ended] = await Promise.allSettled([query(`begin; ${limits}`), run(), query('commit')])
    for (const part of [answer, begun, ended]) if (part.status === 'rejected') throw part.reason
    return answer.status === 'fulfilled' ? answer.value : undefined
  }
  Object.assign(client, { query: ask })
}
