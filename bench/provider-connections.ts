import { connect, type Socket } from 'node:net'

/** What is sent over and over is written once; whoever waits for a connection waits in line. */
export interface ProviderConnections {
  /** Send a whole request as its bytes, and give the status of its answer. */
  send(request: Buffer): Promise<number>
  close(): void
}

interface Sent {
  request: Buffer
  answer: (status: number) => void
  fail: (error: Error) => void
}

/** So many connections that are kept open, one request at a time on each, as a provider that sends many notices holds. */
export async function openConnections(url: string, count: number): Promise<ProviderConnections> {
  const { hostname, port } = new URL(url)
  const waiting: Sent[] = []
  const idle: Connection[] = []
  const goOn = (connection: Connection) => {
    const next = waiting.shift()
    if (next) connection.send(next)
    else idle.push(connection)
  }
  const all = await Promise.all(Array.from({ length: count }, () => Connection.open(hostname, Number(port), goOn)))
  idle.push(...all)
  return {
    send: (request) =>
      new Promise((answer, fail) => {
        const sent = { request, answer, fail }
        const connection = idle.pop()
        if (connection) connection.send(sent)
        else waiting.push(sent)
      }),
    close: () => {
      for (const connection of all) connection.close()
    },
  }
}

class Connection {
  readonly #socket: Socket
  readonly #goOn: (connection: Connection) => void
  #sent: Sent | undefined
  #said = ''

  static open(host: string, port: number, goOn: (connection: Connection) => void): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ host, port, noDelay: true }, () => resolve(new Connection(socket, goOn)))
      socket.once('error', reject)
    })
  }

  private constructor(socket: Socket, goOn: (connection: Connection) => void) {
    this.#socket = socket
    this.#goOn = goOn
    socket.setEncoding('latin1')
    socket.on('data', (text: string) => this.#hear(text))
    socket.on('error', (error) => this.#sent?.fail(error))
    socket.on('close', () => this.#sent?.fail(new Error('the connection was closed instead of an answer')))
  }

  send(sent: Sent): void {
    this.#sent = sent
    this.#socket.write(sent.request)
  }

  close(): void {
    this.#socket.destroy()
  }

  #hear(text: string): void {
    this.#said += text
    const status = readWhole(this.#said)
    const sent = this.#sent
    if (status === undefined || !sent) return
    this.#said = ''
    this.#sent = undefined
    this.#goOn(this)
    sent.answer(status)
  }
}

/** The status of an answer that is all there; undefined: there is more to come. */
function readWhole(answer: string): number | undefined {
  const end = answer.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, end))?.[1] ?? '0'
  return answer.length - end - 4 >= Number(length) ? Number(answer.slice(9, 12)) : undefined
}
