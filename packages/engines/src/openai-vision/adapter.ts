import sharp from 'sharp'
import { z } from 'zod'
import { type Abilities, type Done, type DrawOrder, type Probe, type RemoteEngine, NO_CLIPS } from '../engine.ts'
import { askServer } from '../openai-images/ask-server.ts'
import { hasCall, listModels } from '../openai-images/look-around.ts'
import { answerInWords } from '../painter/answer.ts'
import { readOpaquePng } from '../png.ts'
import { EngineRefused } from '../remote/faults.ts'
import { jsonBody, type Line, openBearerLine } from '../remote/line.ts'
import { noteOf } from '../remote/note-of.ts'
import { openSynchronous, type Run } from '../remote/open-synchronous.ts'
import type { RemoteTools } from '../remote/tools.ts'
import { readPrompts } from './read-prompts.ts'
import type { OpenAiVisionSettings } from './settings.ts'

/** What such models see of a picture anyway. */
const SIGHT_PX = 1_024
const MOST_ANSWER_BYTES = 1024 * 1024
const LONGEST_REASON = 300
const QUESTION = `Write four different prompts from which a text-to-image model would draw a picture like this one.
Each names subject, setting, composition, light, colours and style or medium in at most 60 English words, without parameters.
Answer with JSON and nothing else: {"prompts": ["…", "…", "…", "…"]}`

const chatAnswer = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z
            .union([z.string(), z.array(z.object({ text: z.string().catch('') })).transform(joinParts)])
            .nullable()
            .catch(null),
          refusal: z.string().nullable().catch(null),
        }),
      }),
    )
    .min(1),
})

interface Server {
  settings: OpenAiVisionSettings
  line: Line
}

/** A chat model that looks at pictures: it describes them, and draws none. Words are weighed as everywhere, by the painter. */
export function openOpenAiVision(settings: OpenAiVisionSettings, tools: RemoteTools): RemoteEngine {
  const server: Server = { settings, line: openBearerLine(settings, tools) }
  return {
    id: settings.id,
    slots: settings.slots,
    mostBlended: 2,
    ...openSynchronous(settings.id, tools, (order, run) => answerOrder(server, order, run)),
    abilities: () => ABILITIES,
    probe: (signal) => probeServer(server, signal),
  }
}

const ABILITIES: Abilities = {
  verbs: {
    imagine: 'unavailable',
    variation: 'unavailable',
    'vary-region': 'unavailable',
    'zoom-out': 'unavailable',
    'make-square': 'unavailable',
    pan: 'unavailable',
    upscale: 'unavailable',
    blend: 'unavailable',
    describe: 'native',
    shorten: 'emulated',
    ...NO_CLIPS,
  },
  bots: ['MID_JOURNEY', 'NIJI_JOURNEY'],
  preview: false,
  cancel: true,
  seed: false,
}

/** @throws EngineRefused, also for an order of pictures; NotTaken */
async function answerOrder(server: Server, order: DrawOrder, run: Run): Promise<Done> {
  const own = await answerInWords(order)
  if (own === null) throw new EngineRefused('engine_lacks_call')
  if (order.verb.kind !== 'describe') return own
  const picture = await writeDataUrl(order.verb.picture.png)
  const prompts = readPrompts(await run.submit(() => askTwice(server, picture, run.signal)))
  if (prompts.length === 0) throw new EngineRefused('engine_bad_reply')
  // The recogniser's own say at their end which ratio the picture has, and stand in for those that are missing.
  const others = own.prompts ?? []
  const ratio = / --ar \S+$/.exec(others[0] ?? '')?.[0] ?? ''
  const allPrompts = [...prompts.map((prompt) => prompt + ratio), ...others].slice(0, others.length)
  return { ...own, prompts: allPrompts }
}

async function writeDataUrl(png: Uint8Array): Promise<string> {
  const { width, height, rgba } = await readOpaquePng(png)
  const sight = sharp(rgba, { raw: { width, height, channels: 4 } })
  const small = sight.resize(SIGHT_PX, SIGHT_PX, { fit: 'inside', withoutEnlargement: true }).removeAlpha()
  return `data:image/jpeg;base64,${(await small.jpeg({ quality: 85 }).toBuffer()).toString('base64')}`
}

/** A fault of the server's own may pass, and nothing has been drawn. */
async function askTwice(server: Server, picture: string, signal: AbortSignal): Promise<string> {
  try {
    return await askModel(server, picture, signal)
  } catch (error) {
    if (!(error instanceof EngineRefused) || error.reason !== 'engine_failed') throw error
    return askModel(server, picture, signal)
  }
}

/** @throws EngineRefused, NotTaken */
async function askModel({ settings, line }: Server, picture: string, signal: AbortSignal): Promise<string> {
  const content = [
    { type: 'text', text: QUESTION },
    { type: 'image_url', image_url: { url: picture } },
  ]
  const body = jsonBody({ model: settings.model, messages: [{ role: 'user', content }] })
  const { timeoutMs } = settings
  const question = { ...body, path: '/chat/completions', signal, timeoutMs, maxBytes: MOST_ANSWER_BYTES }
  const answer = chatAnswer.safeParse(await askServer(line, question))
  const message = answer.data?.choices[0]?.message
  if (message?.refusal) throw new EngineRefused('banned_word', { detail: message.refusal.slice(0, LONGEST_REASON) })
  if (!message?.content) throw new EngineRefused('engine_bad_reply')
  return message.content
}

function joinParts(parts: readonly { text: string }[]): string {
  return parts.map(({ text }) => text).join('')
}

/** Asks only what costs nothing. Many servers of this kind have no list of models that could be believed. */
async function probeServer({ settings, line }: Server, signal: AbortSignal): Promise<Probe> {
  try {
    const models = await listModels(line, signal)
    if (!(await hasCall(line, '/chat/completions', signal))) throw new EngineRefused('engine_lacks_call')
    const isMissing = models.length > 0 && !models.includes(settings.model)
    const notes = isMissing ? [{ code: 'model_missing', detail: settings.model }] : []
    return { isWell: true, abilities: ABILITIES, notes }
  } catch (error) {
    return { isWell: false, abilities: ABILITIES, notes: [noteOf(error)] }
  }
}
