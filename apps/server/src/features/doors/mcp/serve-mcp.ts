import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv'
import { Refusal } from '../../../errors.ts'
import type { DoorDeps, ProgramAnswer, ProgramCall } from '../open-door.ts'
import { registerTools } from './register-tools.ts'

const SERVER = { name: 'easel', title: 'Easel', version: '1.0.0' }
const INSTRUCTIONS = `Draws pictures for a person, who pays in credits. imagine draws four at once, as a sheet; act presses a button of what was drawn.
Ask quote for a price. What is dear is answered by its price first: tell it, and call again with confirmed: true if the person agrees.
What takes long goes on by itself: fetch waits for it. Show the person the addresses of pictures.`

/** Made once: a server of each call would compile its own. */
const jsonSchemaValidator = new AjvJsonSchemaValidator()

/**
 * Answer one message of MCP. Every call stands for itself and knows no session, so that any process answers it, and a key that has
 * ended is noticed at once. Progress comes before the answer where the client reads event streams.
 *
 * @throws Refusal malformed for several messages at once, which would count as one call
 */
export async function serveMcp(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  if (Array.isArray(call.body)) throw new Refusal('malformed')
  const readsEvents = String(call.headers.accept ?? '').includes('text/event-stream')
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !readsEvents })
  const server = new McpServer(SERVER, { instructions: INSTRUCTIONS, jsonSchemaValidator })
  registerTools(server, { deps, call })
  await server.connect(transport)
  call.signal.addEventListener('abort', () => void server.close())
  return answerWith(await transport.handleRequest(asWebRequest(call), { parsedBody: call.body }))
}

function asWebRequest({ siteUrl, headers }: ProgramCall): Request {
  const version = headers['mcp-protocol-version']
  return new Request(`${siteUrl}/mcp`, {
    method: 'POST',
    headers: {
      // What it reads was decided already; a body that was read as JSON is JSON.
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...(typeof version === 'string' && { 'mcp-protocol-version': version }),
    },
  })
}

function answerWith({ status, headers, body }: Response): ProgramAnswer {
  const mime = headers.get('content-type') ?? 'application/json'
  const stream = body ? Readable.fromWeb(body as ReadableStream) : Readable.from([])
  return { status, stream, mime, headers: { 'x-accel-buffering': 'no' } }
}
