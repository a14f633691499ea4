import { Readable } from 'node:stream'
import type pg from 'pg'

/**
 * The bytes of `copy … to stdout`. Read it to the end before the client is used again; a slow reader slows the server
 * down instead of filling the memory.
 */
export class CopyOut extends Readable implements pg.Submittable {
  /** Known at the end. */
  rowCount = 0
  readonly #statement: string
  #socket: Readable | null = null

  constructor(statement: string) {
    super()
    this.#statement = statement
  }

  submit(connection: pg.Connection): void {
    this.#socket = connection.stream
    connection.query(this.#statement)
  }

  override _read(): void {
    this.#socket?.resume()
  }

  /** The driver goes on writing into the buffer that it shows here. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (!this.push(Buffer.from(chunk))) this.#socket?.pause()
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rowCount = Number(text.split(' ')[1])
    this.push(null)
  }

  handleError(error: Error): void {
    this.destroy(error)
  }

  handleReadyForQuery(): void {}
}
