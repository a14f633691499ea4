import type { AllowedHost } from '@easel/outgoing/outgoing'
import type { z } from 'zod'
import type { DrawOrder, RemoteEngine } from './engine.ts'
import { tellKind } from './remote/find-kind.ts'
import type { Line } from './remote/line.ts'
import type { RemoteTools } from './remote/tools.ts'

/** What an operator says of every engine elsewhere, whatever its kind. */
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

/** How an engine of one kind is made of what an operator says. */
export interface KindOf<Options> {
  /** Strict, and each option has a default. Flat: texts, numbers, truths and null. */
  options: z.ZodType<Options>
  /** What a key must look like; left out: anything. */
  key?: RegExp
  /** Where its pictures may lie beside its own address. */
  pictureHosts?: (options: Options) => readonly AllowedHost[]
  open(connection: Connection, options: Options, tools: RemoteTools): RemoteEngine
}

/** The same, for those who do not know which kind it is. */
export interface Kind {
  options: z.ZodType
  key: RegExp | null
  /** @throws ZodError when these are not its options */
  plan(options: unknown): {
    pictureHosts: readonly AllowedHost[]
    open(connection: Connection, tools: RemoteTools): RemoteEngine
  }
}

/** @param name As operators write it */
export function defineKind<Options>(name: string, { options, key, pictureHosts, open }: KindOf<Options>): Kind {
  return {
    options,
    key: key ?? null,
    plan(given) {
      const read = options.parse(given)
      return {
        pictureHosts: pictureHosts?.(read) ?? [],
        open: (connection, tools) => tellKind(open(connection, read, tools), name, lineTo(connection, tools)),
      }
    },
  }
}

/** Whoever is only looked at is told no key. */
function lineTo({ url }: Connection, { outgoing, clock }: RemoteTools): Line {
  return { outgoing, clock, baseUrl: url.replace(/\/+$/, ''), headers: {} }
}
