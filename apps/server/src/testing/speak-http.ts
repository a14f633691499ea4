import { connect } from 'node:net'

export interface SpokenAnswer {
  status: number
  headers: Record<string, string>
  /** What came behind the head, undecoded. */
  body: string
}

/**
 * Say exactly these characters to a server and hear what it answers until it hangs up, or the socket opens.
 * @throws Error when nothing came
 */
export async function speakHttp(address: string, request: string): Promise<SpokenAnswer> {
  const { hostname, port } = new URL(address)
  const heard = await new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(request))
    socket.on('data', (chunk) => chunks.push(chunk))
    // A server that refuses a body before it came whole resets the connection; what it said came first.
    socket.on('error', (error) => (chunks.length > 0 ? undefined : reject(error)))
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
  })
  const [head = '', ...rest] = heard.split('\r\n\r\n')
  const [line = '', ...fields] = head.split('\r\n')
  const headers = fields.map((field) => field.split(/: ?(.*)/s))
  return {
    status: Number(line.split(' ')[1]),
    headers: Object.fromEntries(headers.map(([name = '', value = '']) => [name.toLowerCase(), value])),
    body: rest.join('\r\n\r\n'),
  }
}
