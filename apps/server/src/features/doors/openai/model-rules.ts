import type { BotType } from '@easel/contract/drawing'

/** Models of others that clients have in fixed lists: whichever engine is best draws for them. */
const ALIASES = ['gpt-image-1', 'dall-e-3', 'dall-e-2'] as const
/** And their kin, which are drawn without being listed. */
const KIN = /^(?:gpt-image|chatgpt-image|dall-e|nano-banana)(?:-|$)/
/** Clients of these expect the bytes, whatever they ask for. */
const SENDS_BYTES = /^(?:chat)?gpt-image/

/** An engine as far as it is a model. */
export interface Drawer {
  id: string
  bots: readonly BotType[]
}

export interface Model {
  /** As the client wrote it. */
  name: string
  botType: BotType
  /** Null: whichever is best. */
  engine: string | null
  /** It is answered with bytes only, never with an address. */
  sendsBytes: boolean
}

/** The models that there are, with those engines. */
export function listModelNames(drawers: readonly Drawer[]): string[] {
  const isThere = (bot: BotType) => drawers.some(({ bots }) => bots.includes(bot))
  return ['easel', ...(isThere('NIJI_JOURNEY') ? ['niji'] : []), ...drawers.map(({ id }) => `easel-${id}`), ...ALIASES]
}

/** Undefined: it is no model that draws here. */
export function findModel(name: string, drawers: readonly Drawer[]): Model | undefined {
  const model: Model = { name, botType: 'MID_JOURNEY', engine: null, sendsBytes: SENDS_BYTES.test(name) }
  if (name === 'easel' || KIN.test(name)) return model
  if (name === 'niji') return { ...model, botType: 'NIJI_JOURNEY' }
  const drawer = drawers.find(({ id }) => name === `easel-${id}`)
  if (!drawer) return undefined
  return { ...model, engine: drawer.id, botType: drawer.bots.includes('MID_JOURNEY') ? 'MID_JOURNEY' : 'NIJI_JOURNEY' }
}
