import type { KeyScope } from '@easel/contract/keys'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { Refusal } from '../../../errors.ts'
import { toRefusal } from '../../../http/error-handler.ts'
import type { DoorDeps, ProgramCall } from '../open-door.ts'

/** A tool that was called, and how its client hears of progress. */
export interface ToolCall {
  deps: DoorDeps
  call: ProgramCall
  /** 0 to 100, ever more; nothing happens where the client did not ask for it. */
  report: (progress: number, message: string) => Promise<void>
}

/** Run a tool; whatever it refuses is told in words, which the model hears. */
export async function runTool(
  { deps, call }: ToolCall,
  scope: KeyScope,
  run: () => Promise<CallToolResult>,
): Promise<CallToolResult> {
  try {
    if (!call.scopes.includes(scope)) throw new Refusal('key_scope')
    return await run()
  } catch (error) {
    const refusal = toRefusal(error)
    deps.counts.add('easel_refusals_total', { door: 'MCP', reason: refusal.reason })
    if (refusal.reason === 'internal') deps.log.error({ requestId: call.requestId, err: error }, 'request failed')
    const message = deps.sayRefusal(refusal, call.actor.language)
    return { isError: true, content: [{ type: 'text', text: `${message}${adviceOn(refusal)}` }] }
  }
}

/** For the model, which speaks with the person. */
function adviceOn({ reason, values }: Refusal): string {
  if (reason !== 'needs_confirmation') return ''
  const price = `${values?.['count']} drawing(s) for ${values?.['cost']} credits`
  return `\nNothing was drawn yet. Tell the person the price, ${price}, and call again with confirmed: true if they agree.`
}
