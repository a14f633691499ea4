import type { FastifyInstance } from 'fastify'
import { listLoras } from '../../drawing/gate.ts'
import { type DoorDeps, openDoor, type ProgramRoute } from '../open-door.ts'
import { drawFromPicture, drawFromText } from './draw-from-picture.ts'
import { refuseSdwebui } from './refuse-sdwebui.ts'
import { MODEL } from './rules.ts'
import { interruptDrawings, readProgress } from './read-progress.ts'

const AUTOMATIC = { name: 'Automatic', aliases: [], options: {} }
const NO_UPSCALER = { name: 'None', model_name: null, model_path: null, model_url: null, scale: 4 }

/** What plug-ins fill their menus from. Nothing of it changes a drawing here. */
const menus: readonly [path: string, summary: string, list: (deps: DoorDeps) => unknown][] = [
  ['options', 'Settings, of which there are none', () => ({ sd_model_checkpoint: MODEL, samples_format: 'png' })],
  ['sd-models', 'The one model', () => [viewModel()]],
  ['samplers', 'The one sampler', () => [AUTOMATIC]],
  ['schedulers', 'The one schedule', () => [{ ...AUTOMATIC, name: 'automatic', label: 'Automatic' }]],
  ['upscalers', 'No upscaler', () => [NO_UPSCALER]],
  ['latent-upscale-modes', 'None', () => []],
  ['loras', 'Additions to the models (LoRA) that a prompt may name', viewLoras],
  ['embeddings', 'None', () => ({ loaded: {}, skipped: {} })],
  ['hypernetworks', 'None', () => []],
  ['sd-vae', 'None', () => []],
  ['sd-modules', 'None', () => []],
  ['face-restorers', 'None', () => []],
  ['realesrgan-models', 'None', () => []],
  ['prompt-styles', 'None', () => []],
  ['extensions', 'None', () => []],
  ['scripts', 'None', () => ({ txt2img: [], img2img: [] })],
  ['script-info', 'None', () => []],
  ['memory', 'Nothing', () => ({ ram: {}, cuda: {} })],
  ['cmd-flags', 'None', () => ({})],
]

function viewModel() {
  return { title: MODEL, model_name: MODEL, hash: null, sha256: null, filename: MODEL, config: null }
}

function viewLoras(deps: DoorDeps) {
  return listLoras(deps).map((name) => ({ name, alias: name, path: '', metadata: {} }))
}

function listRoutes(deps: DoorDeps): ProgramRoute[] {
  return [
    {
      ...{ method: 'POST', path: '/txt2img', scope: 'draw', summary: 'Draw pictures from words' },
      run: (call) => drawFromText(deps, call),
    },
    {
      ...{ method: 'POST', path: '/img2img', scope: 'draw', summary: 'Draw from a picture, or a region of it anew' },
      run: (call) => drawFromPicture(deps, call),
    },
    {
      ...{ method: 'POST', path: '/interrupt', scope: 'draw', summary: 'Cancel what this key draws' },
      run: (call) => interruptDrawings(deps, call),
    },
    {
      ...{ method: 'GET', path: '/progress', scope: 'read', summary: 'How far the newest drawing is' },
      run: (call) => readProgress(deps, call),
    },
    ...['options', 'refresh-checkpoints', 'refresh-loras', 'refresh-vae'].map((path): ProgramRoute => {
      const summary = 'Taken, and changes nothing'
      return { method: 'POST', path: `/${path}`, scope: 'read', summary, run: async () => ({ json: null }) }
    }),
    ...menus.map(([path, summary, list]): ProgramRoute => {
      return { method: 'GET', path: `/${path}`, summary, scope: 'read', run: async () => ({ json: list(deps) }) }
    }),
  ]
}

/** The dialect of Stable Diffusion web UI, as plug-ins speak it that know nothing else. */
export async function mountSdwebui(server: FastifyInstance, deps: DoorDeps): Promise<void> {
  const door = { name: 'A1111', prefixes: ['/sdapi/v1'], refuse: refuseSdwebui }
  await openDoor(server, deps, { ...door, routes: listRoutes(deps) })
}
