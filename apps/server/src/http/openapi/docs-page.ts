import type { Call } from '@easel/contract/call'
import { type Reason, refusals } from '@easel/contract/errors'
import { describeInput, describeShape } from './named-schemas.ts'
import type { PlainRoute } from './describe-calls.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem }
article { border-top: 1px solid #8886; padding: 1rem 0 }
h2 { font-size: 1rem; margin: 0 } code, pre { font: 14px/1.5 ui-monospace, monospace }
pre { overflow-x: auto; padding: .75rem; background: #8881; border-radius: 6px }
td, th { text-align: left; padding: .15rem 1.5rem .15rem 0 }
`

const audience: Record<Call['access'], string> = {
  anyone: 'anyone',
  user: 'signed in',
  member: 'members of the channel',
  creator: "the channel's creator",
  author: "the task's author",
  admin: 'administrators',
}

/** The API as a page to read, without scripts. */
export function writeDocsPage(calls: readonly Call[], plain: readonly PlainRoute[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head><body>
<h1>API</h1>
<p>Made from the calls that this server serves; the same for programs: <a href="/api/openapi.json">openapi.json</a>.
Every answer under /api is <code>{ code, message, data, success }</code>. Send
<code>Authorization: Bearer …</code> with the token of a sign-in.</p>
${calls.map(writeCall).join('\n')}
${plain.map(writePlain).join('\n')}
<h1>Refusals</h1>
<table><tr><th>data.reason</th><th>code</th><th>HTTP</th></tr>
${Object.keys(refusals)
  .map((reason) => writeReason(reason as Reason))
  .join('\n')}</table>
</body></html>`
}

function writeCall(call: Call): string {
  const body = describeInput(call)
  const query = describeShape(call.query, 'input')
  return `<article><h2><code>${call.method} ${escape(call.path)}</code></h2>
<p>${escape(call.summary)} (${audience[call.access]})</p>
${hasFields(query) ? `<p>Query</p>${writeShape(query)}` : ''}
${hasFields(body) ? `<p>${call.file === undefined ? 'Body' : 'Form'}</p>${writeShape(body)}` : ''}
<details><summary>data</summary>${writeShape(describeShape(call.data, 'output'))}</details></article>`
}

function writePlain({ method = 'get', path, summary }: PlainRoute): string {
  return `<article><h2><code>${method.toUpperCase()} ${escape(path)}</code></h2><p>${escape(summary)}</p></article>`
}

function writeReason(reason: Reason): string {
  const { code, http } = refusals[reason]
  return `<tr><td><code>${reason}</code></td><td>${code}</td><td>${http}</td></tr>`
}

function hasFields(shape: Record<string, unknown>): boolean {
  return shape['type'] !== 'object' || Object.keys(shape['properties'] ?? {}).length > 0
}

function writeShape(shape: object): string {
  return `<pre>${escape(JSON.stringify(shape, null, 2))}</pre>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
