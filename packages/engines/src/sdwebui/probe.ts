import type { z } from 'zod'
import type { Probe } from '../engine.ts'
import { EngineRefused } from '../remote/faults.ts'
import { askJson } from '../remote/line.ts'
import { listMissingLoras } from '../remote/loras.ts'
import { noteOf } from '../remote/note-of.ts'
import { readAbilities } from './abilities.ts'
import type { Server } from './server.ts'
import { loras, models, options, samplers, schedulers, upscalers } from './wire.ts'

const TIMEOUT_MS = 10_000

/** Asks the server what it has, and remembers it. Never throws. */
export async function probeServer(server: Server, signal: AbortSignal): Promise<Probe> {
  const notes: { code: string; detail: string | null }[] = []
  try {
    const modelList = models.safeParse(await read(server, 'sd-models', signal))
    if (!modelList.success) throw new EngineRefused('engine_bad_reply')
    // A title is a file and the beginning of its hash.
    const names = modelList.data.flatMap(({ title, model_name }) => [
      title,
      title.replace(/ \[[^\]]*\]$/, ''),
      model_name,
    ])
    if (modelList.data.length === 0) notes.push({ code: 'no_models', detail: null })
    const { checkpoint, nijiCheckpoint } = server.settings
    for (const wanted of [checkpoint, nijiCheckpoint]) {
      if (wanted !== null && !names.includes(wanted)) notes.push({ code: 'model_missing', detail: wanted })
    }
    notes.push(...(await learnRest(server, signal)))
    if (await lacksSampler(server, signal)) notes.push({ code: 'sampler_missing', detail: server.settings.sampler })
    if (await lacksScheduler(server, signal))
      notes.push({ code: 'scheduler_missing', detail: server.settings.scheduler })
    notes.push(...(await missLoras(server, signal)))
    if (!server.known.previews) notes.push({ code: 'no_preview', detail: null })
    const hasModel = modelList.data.length > 0 && (checkpoint === null || names.includes(checkpoint))
    return { isWell: hasModel, abilities: readAbilities(server), notes }
  } catch (error) {
    return { isWell: false, abilities: readAbilities(server), notes: [...notes, noteOf(error)] }
  }
}

/** Some versions and extensions answer one of these lists with 500; that alone leaves only what it tells unknown. */
async function learnRest(server: Server, signal: AbortSignal): Promise<Probe['notes']> {
  const set = options.safeParse(await readOrNull(server, 'options', signal))
  if (set.success) server.known.previews = set.data.live_previews_enable && set.data.show_progress_every_n_steps !== 0
  // stable-diffusion.cpp has the other calls, and no progress.
  if (await isGone(server, 'progress?skip_current_image=true', signal)) server.known.previews = false
  const list = upscalers.safeParse(await readOrNull(server, 'upscalers', signal))
  if (!list.success) return []
  const { upscaler } = server.settings
  server.known.upscaler = upscaler ?? chooseUpscaler(list.data)
  const isMissing = upscaler !== null && !list.data.some(({ name }) => name === upscaler)
  return isMissing ? [{ code: 'upscaler_missing', detail: upscaler }] : []
}

async function isGone(server: Server, call: string, signal: AbortSignal): Promise<boolean> {
  return read(server, call, signal).then(
    () => false,
    (error: unknown) => error instanceof EngineRefused && error.isGone,
  )
}

/** Versions before 1.9 have no such list. */
async function lacksScheduler(server: Server, signal: AbortSignal): Promise<boolean> {
  const { scheduler } = server.settings
  if (scheduler === null) return false
  const list = schedulers.safeParse(await readOrNull(server, 'schedulers', signal))
  return list.success && !list.data.some(({ name, label }) => scheduler === name || scheduler === label)
}

/** One that it does not have is left out of a drawing, and only its log says so. */
async function missLoras(server: Server, signal: AbortSignal): Promise<Probe['notes']> {
  const files = server.settings.loras
  if (files.size === 0) return []
  const list = loras.safeParse(await readOrNull(server, 'loras', signal))
  return listMissingLoras(files, list.success ? list.data.flatMap(({ name, alias }) => [name, alias]) : [])
}

/** Since version 1.9 the scheduler may follow the name, `DPM++ 2M Karras`, while the list has the sampler alone. */
async function lacksSampler(server: Server, signal: AbortSignal): Promise<boolean> {
  const { sampler } = server.settings
  if (sampler === null) return false
  const list = samplers.safeParse(await readOrNull(server, 'samplers', signal))
  return list.success && !list.data.some(({ name }) => sampler === name || sampler.startsWith(`${name} `))
}

/**
 * The name of a model that is there, one of the ESRGAN family if it can be. A model whose path is an address would be fetched when it is first
 * used, and where that fails the server draws the picture out and does not say so.
 */
function chooseUpscaler(list: z.infer<typeof upscalers>): string | null {
  const present = list.filter(({ model_path }) => model_path !== null && !/^https?:/i.test(model_path))
  const chosen = present.find(({ name }) => /ESRGAN/i.test(name)) ?? present[0]
  return chosen?.name ?? null
}

async function readOrNull(server: Server, call: string, signal: AbortSignal): Promise<unknown> {
  try {
    return await read(server, call, signal)
  } catch {
    signal.throwIfAborted()
    return null
  }
}

function read({ line }: Server, call: string, signal: AbortSignal): Promise<unknown> {
  return askJson(line, { method: 'GET', path: `/sdapi/v1/${call}`, signal, timeoutMs: TIMEOUT_MS })
}
