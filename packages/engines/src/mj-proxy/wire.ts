import { z } from 'zod'

/** Words of the proxies, read leniently: fields are missing, null, or of another type from one to the next. */
const text = z
  .union([z.string(), z.number()])
  .transform(String)
  .nullish()
  .transform((value) => value ?? null)
  .catch(null)

const id = z.union([z.string().min(1), z.number()]).transform(String)

export const submitAnswer = z
  .object({
    code: z.coerce.number(),
    description: text,
    /** Instead of a description, where `trueai` keeps to its limits. */
    message: text,
    /** The task's id; none with a list. */
    result: text,
    /** `status` with code 21: that of an older task, of which the oldest proxy says that it is there already. */
    properties: z.object({ status: text }).nullish().catch(null),
  })
  .transform(({ description, message, ...rest }) => ({ ...rest, description: description || message }))

const relayError = z.object({ error: z.union([z.string(), z.object({ message: z.string() })]) })

/** The sentence of a relay that refuses by itself; null: it gave none. */
export function readSentence(value: unknown): string | null {
  const { data } = relayError.safeParse(value)
  const sentence = typeof data?.error === 'string' ? data.error : data?.error.message
  return sentence?.trim() || null
}

const buttons = z
  .array(z.unknown())
  .catch([])
  .transform((all) =>
    all.flatMap((one) => z.object({ customId: z.string().min(1) }).safeParse(one).data?.customId ?? []),
  )

/** As one of the proxies numbers them within. */
const STATUSES: Readonly<Record<number, string>> = {
  0: 'NOT_START',
  1: 'SUBMITTED',
  3: 'IN_PROGRESS',
  4: 'FAILURE',
  5: 'SUCCESS',
  6: 'MODAL',
  7: 'CANCEL',
}

/** Addresses, or objects with one. */
const clipLinks = z
  .array(
    z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url), z.unknown().transform(() => '')]),
  )
  .catch([])
  .transform((links) => links.filter((link) => link !== ''))

export const proxyTask = z.object({
  id,
  status: z.union([z.string().toUpperCase(), z.number().transform((number) => STATUSES[number] ?? '')]).catch(''),
  /** 0 to 99, or null when it says nothing. */
  progress: z.unknown().optional().transform(readPercent),
  imageUrl: text,
  /** Of a clip. */
  videoUrl: text,
  videoUrls: clipLinks,
  failReason: text,
  state: text,
  description: text,
  /** The words as they are drawn. */
  promptEn: text,
  /** Of `trueai`: it was told its words, or wants none; null: it does not say. */
  remixAutoSubmit: z.boolean().nullish().catch(null),
  /** Milliseconds since 1970. */
  submitTime: z.coerce.number().nullable().catch(null),
  buttons,
  properties: z.object({ finalPrompt: text, custom_id: text }).nullish().catch(null),
})

export type ProxyTask = z.infer<typeof proxyTask>

/** Kept with a picture: where it comes from, and what can be pressed there. */
export const storedRecipe = z.object({
  /** Our engine's id. */
  engine: z.string(),
  task: z.string(),
  /** 1 to 4 in a grid; 0 stands alone. */
  index: z.number(),
  buttons: z.array(z.string()),
  /** `3:2`; null when it is not known exactly any more. */
  ratio: z.string().nullable(),
})

/** Kept with a clip. */
export const storedClip = z.object({
  /** Our engine's id. */
  engine: z.string(),
  task: z.string(),
  /** Which of the task's clips, from 0. */
  index: z.number(),
})

export type StoredRecipe = z.infer<typeof storedRecipe>

/** A drawing that was handed over, or one that was refused there and then. */
export const storedTicket = z.union([
  z.object({ refused: z.string() }),
  z.object({
    task: z.string(),
    /** By which the proxy's tasks are found again. */
    attempt: z.string(),
    /** When it was handed over, in milliseconds since 1970. */
    at: z.number(),
    /** Whether another task may follow this one. */
    isChain: z.boolean(),
  }),
])

/** A drawing that was handed over. */
export type Started = Exclude<z.infer<typeof storedTicket>, { refused: string }>

function readPercent(value: unknown): number | null {
  const percent = Number(/^\s*(\d+(?:\.\d+)?)\s*%?\s*$/.exec(String(value))?.[1] ?? NaN)
  return Number.isFinite(percent) ? Math.min(99, Math.floor(percent)) : null
}
