import * as z from 'zod/mini'

/** Access level of a call; enforced by the server, listed in the API document. */
export type Access = 'anyone' | 'user' | 'member' | 'creator' | 'author' | 'admin'

type AnyObject = z.core.$ZodType<Record<string, unknown>, Record<string, unknown>>

/** Declaration of an HTTP call: mounted by the server, called by the browser, listed in the API document. */
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
  /** The body is a form: its fields are `body`, and the part of this name holds the bytes of a file. */
  readonly file?: 'file'
  /** The answer is bytes of this type instead of an envelope; a refusal is an envelope all the same. */
  readonly mime?: 'application/zip'
  /** What `data` of a successful envelope holds. */
  readonly data: Data
}

/* @__NO_SIDE_EFFECTS__ */
export function defineCall<
  Params extends AnyObject,
  Query extends AnyObject,
  Body extends z.core.$ZodType,
  Data extends z.core.$ZodType,
  Who extends Access,
>(call: Call<Params, Query, Body, Data, Who>): Call<Params, Query, Body, Data, Who> {
  return call
}

/** A call that sends a file. */
export type UploadCall<C extends Call = Call> = C & { readonly file: 'file' }

/* @__NO_SIDE_EFFECTS__ */
export function defineUpload<
  Params extends AnyObject,
  Query extends AnyObject,
  Body extends z.core.$ZodType,
  Data extends z.core.$ZodType,
  Who extends Access,
>(call: Call<Params, Query, Body, Data, Who>): UploadCall<Call<Params, Query, Body, Data, Who>> {
  return { ...call, file: 'file' }
}

/** A call that is answered with bytes. */
export type DownloadCall<C extends Call = Call> = C & { readonly mime: NonNullable<Call['mime']> }

/* @__NO_SIDE_EFFECTS__ */
export function defineDownload<
  Params extends AnyObject,
  Query extends AnyObject,
  Body extends z.core.$ZodType,
  Who extends Access,
>(
  call: Omit<DownloadCall<Call<Params, Query, Body, z.ZodMiniNull, Who>>, 'data'>,
): DownloadCall<Call<Params, Query, Body, z.ZodMiniNull, Who>> {
  return { ...call, data: z.null() }
}

export type ParamsOf<C extends Call> = z.core.output<C['params']>
export type QueryOf<C extends Call> = z.core.output<C['query']>
export type BodyOf<C extends Call> = z.core.output<C['body']>
/** What the server hands out: the input side of the data schema. */
export type DataOf<C extends Call> = z.core.output<C['data']>
