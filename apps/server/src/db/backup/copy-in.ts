import { once } from 'node:events'
import type pg from 'pg'

/** Methods of the driver's connection that its types leave out. */
interface CopyConnection {
  stream: pg.Connection['stream']
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** Feeds `copy … from stdin`; `done` resolves with the number of rows, or rejects with what went wrong first. */
export class CopyIn implements pg.Submittable {
  readonly done: Promise<number>
  readonly #statement: string
  readonly #rows: AsyncIterable<string>
  #failure: unknown = null
  #settle: { resolve(rows: number): void; reject(error: unknown): void }

  constructor(statement: string, rows: AsyncIterable<string>) {
    this.#statement = statement
    this.#rows = rows
    this.#settle = { resolve: () => undefined, reject: () => undefined }
    this.done = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
    })
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#statement)
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.#feed(connection).catch((error: unknown) => {
      this.#failure = error
      connection.sendCopyFail('the source of the rows failed')
    })
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#settle.resolve(Number(text.split(' ')[1]))
  }

  handleError(error: Error): void {
    this.#settle.reject(this.#failure ?? error)
  }

  handleReadyForQuery(): void {}

  async #feed(connection: CopyConnection): Promise<void> {
    for await (const row of this.#rows) {
      connection.sendCopyFromChunk(Buffer.from(`${row}\n`))
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
    }
    connection.endCopyFrom()
  }
}
