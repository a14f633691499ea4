import { EventEmitter, once } from 'node:events'
import { CompiledQuery, type DatabaseConnection, type Driver, Kysely, PostgresDialect, type QueryResult } from 'kysely'
import pg from 'pg'
import { columnTypes } from '../db/column-types.ts'
import { type Db, type DbOptions, toClientConfig } from '../db/open.ts'
import type { Database } from '../db/tables.ts'
import type { FaultKind, FaultPlan } from './fault-plan.ts'

const CONNECTIONS = 4

/** What makes the server fail: a transaction is spoiled by the first, and a connection ended by the second. */
const FAULTS: Record<FaultKind, string> = {
  refused: 'select 1 / 0',
  lost: 'select pg_terminate_backend(pg_backend_pid())',
}

/** A database whose every statement, `begin` and `commit` too, is a step that can fail. */
export function openFaultyDatabase(server: DbOptions['server'], faults: FaultPlan): Db {
  const pool = new pg.Pool({ ...toClientConfig(server), max: CONNECTIONS, types: columnTypes })
  pool.on('error', () => undefined)
  const ends = new EventEmitter()
  pool.on('connect', (client) => client.on('error', () => undefined).once('end', () => ends.emit('end')))
  const dialect = new PostgresDialect({ pool })
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createDriver: () => makeFaultyDriver(dialect.createDriver(), { faults, ends }),
    },
  })
}

interface Plan {
  faults: FaultPlan
  /** Tells `end` for each connection that the pool knows to be gone. */
  ends: EventEmitter
}

function makeFaultyDriver(driver: Driver, plan: Plan): Driver {
  const real = new WeakMap<DatabaseConnection, DatabaseConnection>()
  return {
    init: () => driver.init(),
    async acquireConnection() {
      const connection = await driver.acquireConnection()
      const faulty = makeFaulty(connection, plan)
      real.set(faulty, connection)
      return faulty
    },
    beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    releaseConnection: (connection) => driver.releaseConnection(real.get(connection) ?? connection),
    destroy: () => driver.destroy(),
  }
}

function makeFaulty(connection: DatabaseConnection, { faults, ends }: Plan): DatabaseConnection {
  const fail = async (kind: FaultKind) => {
    // Before that the pool would hand it out once more.
    const isGone = kind === 'lost' ? once(ends, 'end') : null
    try {
      await connection.executeQuery(CompiledQuery.raw(FAULTS[kind]))
    } catch (error) {
      await isGone
      if (error instanceof Error) return error
    }
    return new Error(`the server does what must fail: ${FAULTS[kind]}`)
  }
  return {
    executeQuery: <R>(query: CompiledQuery): Promise<QueryResult<R>> =>
      faults.step(nameOf(query.sql), () => connection.executeQuery<R>(query), fail),
    streamQuery: <R>(query: CompiledQuery, size: number) => connection.streamQuery<R>(query, size),
  }
}

/** `insert into "payments"`, enough to be found again in the code. */
function nameOf(statement: string): string {
  return statement.trim().replace(/\s+/g, ' ').slice(0, 60)
}
