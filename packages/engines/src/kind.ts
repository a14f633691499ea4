import type { AllowedHost } from '@easel/outgoing/outgoing'
import { z } from 'zod'
import type { Abilities, DrawOrder, RemoteEngine } from './engine.ts'
import { describeFields, type NamedInput, type OptionFields, type OptionsOf } from './option-field.ts'
import type { RemoteTools } from './remote/tools.ts'

/** Connection settings common to all kinds. */
export interface Connection {
  /** Stored with tasks. */
  id: string
  /** `http://192.168.1.20:7860`, a path behind it is kept. */
  url: string
  /** Null: none is needed. */
  key: string | null
  bots: readonly DrawOrder['bot'][]
  slots: number
}

/** Static facts of a kind. */
interface KindFacts {
  /** What a form for a new one begins with; the address as an example. */
  usual: { id: string; address: string; slots: number }
  /** Whether such servers need a key by default; others may be behind a proxy that does. */
  needsKey: boolean
  /** What a key must look like; left out: anything. */
  key?: RegExp
  /** It only describes and shortens. */
  isForWordsOnly?: boolean
  /** It makes clips and draws no pictures. */
  isForVideoOnly?: boolean
  /** A read-only request whose response identifies this kind; left out: it cannot be identified. */
  sign?: { path: string; shape: z.ZodType }
  /** Whether a healthy server of this kind may really be another kind with a compatible API. */
  mayBeAnother?: (abilities: Abilities) => boolean
}

/** How an engine of one kind is made of what an operator says. */
interface KindOf<Fields extends OptionFields> extends KindFacts {
  /** What this kind can be told beside, in the order of the form. */
  fields: Fields
  /** Where its pictures may lie beside its own address. */
  pictureHosts?: (options: OptionsOf<Fields>) => readonly AllowedHost[]
  open(connection: Connection, options: OptionsOf<Fields>, tools: RemoteTools): RemoteEngine
}

/** The same, for those who do not know which kind it is. */
export interface Kind extends KindFacts {
  /** As operators write it. */
  name: string
  fields: readonly NamedInput[]
  /** Strict; what is left out has its default. */
  options: z.ZodType
  /** @throws ZodError when these are not its options */
  plan(options: unknown): {
    pictureHosts: readonly AllowedHost[]
    open(connection: Connection, tools: RemoteTools): RemoteEngine
  }
}

/** @param name As operators write it */
export function defineKind<Fields extends OptionFields>(
  name: string,
  { fields, pictureHosts, open, ...facts }: KindOf<Fields>,
): Kind {
  const shape = Object.fromEntries(Object.entries(fields).map(([field, { schema }]) => [field, schema]))
  const options = z.strictObject(shape)
  return {
    ...facts,
    name,
    fields: describeFields(fields),
    options,
    plan(given) {
      const read = options.parse(given) as OptionsOf<Fields>
      return {
        pictureHosts: pictureHosts?.(read) ?? [],
        open: (connection, tools) => open(connection, read, tools),
      }
    },
  }
}
