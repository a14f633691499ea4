import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js'
import type { ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js'
import { animatePicture, animateShape } from './animate-picture.ts'
import { fetchShape, fetchTask, listRecent, listShape, quoteDrawing, quoteShape } from './fetch-task.ts'
import { blendPictures, blendShape, describePicture, describeShape } from './imagine-pictures.ts'
import { imaginePictures, imagineShape } from './imagine-pictures.ts'
import { actShape, pressButton } from './press-button.ts'
import { runTool, type ToolCall } from './run-tool.ts'

const DRAWS = { readOnlyHint: false, destructiveHint: false, openWorldHint: false }
const READS = { readOnlyHint: true, openWorldHint: false }

type Called = Pick<ToolCall, 'deps' | 'call'>
type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>

/** The tools of a call's server. */
export function registerTools(server: McpServer, called: Called): void {
  registerDrawing(server, called)
  registerReading(server, called)
}

function registerDrawing(server: McpServer, called: Called): void {
  server.registerTool(
    'imagine',
    {
      title: 'Imagine',
      description:
        'Draw four pictures from words, and perhaps from pictures; they come as one sheet, and each by its address.',
      inputSchema: imagineShape,
      annotations: DRAWS,
    },
    (said, extra) => draw(called, extra, (tool) => imaginePictures(tool, said)),
  )
  server.registerTool(
    'act',
    {
      title: 'Act',
      description:
        'Press a button of a task that is done: enlarge (U1 to U4), vary (V1 to V4), reroll, zoom, pan, change a region, animate, extend a clip.',
      inputSchema: actShape,
      annotations: DRAWS,
    },
    (said, extra) => draw(called, extra, (tool) => pressButton(tool, said)),
  )
  server.registerTool(
    'describe',
    {
      title: 'Describe',
      description: 'Find four prompts that a picture could have come from.',
      inputSchema: describeShape,
      annotations: DRAWS,
    },
    (said, extra) => draw(called, extra, (tool) => describePicture(tool, said)),
  )
  server.registerTool(
    'blend',
    {
      title: 'Blend',
      description: 'Draw four pictures that join what two to six pictures show.',
      inputSchema: blendShape,
      annotations: DRAWS,
    },
    (said, extra) => draw(called, extra, (tool) => blendPictures(tool, said)),
  )
  server.registerTool(
    'animate',
    {
      title: 'Animate',
      description:
        'Make a clip of a few seconds from words, from a picture that it begins with, or from both; it comes by its address.',
      inputSchema: animateShape,
      annotations: DRAWS,
    },
    (said, extra) => draw(called, extra, (tool) => animatePicture(tool, said)),
  )
}

function registerReading(server: McpServer, called: Called): void {
  server.registerTool(
    'fetch',
    {
      title: 'Fetch',
      description: 'A task with its pictures, once it has ended. Waits a while for one that is being drawn.',
      inputSchema: fetchShape,
      annotations: READS,
    },
    (said, extra) => read(called, extra, (tool) => fetchTask(tool, said)),
  )
  server.registerTool(
    'list_recent',
    {
      title: 'List recent',
      description: 'The newest tasks, with the addresses of their pictures and their buttons.',
      inputSchema: listShape,
      annotations: READS,
    },
    (said, extra) => read(called, extra, (tool) => listRecent(tool, said)),
  )
  server.registerTool(
    'quote',
    {
      title: 'Quote',
      description: 'What a prompt or a button would make and cost. Nothing is drawn or charged.',
      inputSchema: quoteShape,
      annotations: READS,
    },
    (said, extra) => read(called, extra, (tool) => quoteDrawing(tool, said)),
  )
}

type Run = (tool: ToolCall) => ReturnType<typeof runTool>

function draw(called: Called, extra: Extra, run: Run): ReturnType<Run> {
  const tool = { ...called, report: openReport(extra) }
  return runTool(tool, 'draw', () => run(tool))
}

function read(called: Called, extra: Extra, run: Run): ReturnType<Run> {
  const tool = { ...called, report: openReport(extra) }
  return runTool(tool, 'read', () => run(tool))
}

/** Progress that does not grow is none, says the protocol. */
function openReport({ _meta, sendNotification }: Extra): ToolCall['report'] {
  const progressToken = _meta?.progressToken
  let told = -1
  return async (progress, message) => {
    if (progressToken === undefined || progress <= told) return
    told = progress
    await sendNotification({
      method: 'notifications/progress',
      params: { progressToken, progress, total: 100, message },
    })
  }
}
