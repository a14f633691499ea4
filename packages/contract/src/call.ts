import type * as z from 'zod/mini'

/** Who may make a call; the server asks, the API document tells. */
export type Access = 'anyone' | 'user' | 'member' | 'creator' | 'author' | 'admin'

type AnyObject = z.core.$ZodType<Record<string, unknown>, Record<string, unknown>>

/** One HTTP call as data: the server mounts it, the browser makes it, the API document lists it. */
export interface Call<
  Params extends AnyObject = AnyObject,
  Query extends AnyObject = AnyObject,
  Body extends z.core.$ZodType = z.core.$ZodType,
  Data extends z.core.$ZodType = z.core.$ZodType,
  Who extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Fastify style: `/api/mj/task/:taskId/fetch`. */
  readonly path: string
  readonly access: Who
  readonly summary: string
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** What `data` of a successful envelope holds. */
  readonly data: Data
}

export function defineCall<
  Params extends AnyObject,
  Query extends AnyObject,
  Body extends z.core.$ZodType,
  Data extends z.core.$ZodType,
  Who extends Access,
>(call: Call<Params, Query, Body, Data, Who>): Call<Params, Query, Body, Data, Who> {
  return call
}

export type ParamsOf<C extends Call> = z.core.output<C['params']>
export type QueryOf<C extends Call> = z.core.output<C['query']>
export type BodyOf<C extends Call> = z.core.output<C['body']>
/** What the server hands out: the input side of the data schema. */
export type DataOf<C extends Call> = z.core.output<C['data']>
