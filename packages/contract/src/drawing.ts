import * as z from 'zod/mini'
import { id, instant, nothing, page } from './basics.ts'
import { defineCall } from './call.ts'
import { BASE_IMAGES_MAX, PAGE_MAX, PROMPT_MAX_CHARS, SEARCH_MAX_CHARS } from './limits.ts'
import { image, mediaItem } from './media.ts'
import { told } from './told-price.ts'

/** As tasks and `/info` name what the product brings itself. */
export const BUILT_IN_ENGINE = 'painter'

export const botType = z.enum(['MID_JOURNEY', 'NIJI_JOURNEY'])
export type BotType = z.infer<typeof botType>

export const taskStatus = z.enum(['NOT_START', 'SUBMITTED', 'IN_PROGRESS', 'MODAL', 'SUCCESS', 'FAILURE', 'CANCEL'])
export type TaskStatus = z.infer<typeof taskStatus>

export const taskAction = z.enum([
  'IMAGINE',
  'UPSCALE',
  'VARIATION',
  'REROLL',
  'ZOOM',
  'PAN',
  'INPAINT',
  'BLEND',
  'DESCRIBE',
  'SHORTEN',
  'VIDEO',
  'EXTEND',
])
export type TaskAction = z.infer<typeof taskAction>

/** What comes of a task. Music and dance have no acts yet. */
export const medium = z.enum(['image', 'video', 'music', 'dance'])
export type Medium = z.infer<typeof medium>

/** What an act gives; all that are not named here give pictures or words. */
const MEDIA: Partial<Record<TaskAction, Medium>> = { VIDEO: 'video', EXTEND: 'video' }

export const mediumOf = (action: TaskAction): Medium => MEDIA[action] ?? 'image'

/** The acts that give it. */
export const actsOf = (wanted: Medium): TaskAction[] =>
  taskAction.options.filter((action) => mediumOf(action) === wanted)

export const mode = z.enum(['FAST', 'RELAX', 'TURBO'])
export type Mode = z.infer<typeof mode>

export const button = z.object({
  customId: z.string(),
  label: z.string(),
  emoji: z.nullable(z.string()),
  /** As Discord counts: 1 primary, 2 secondary, 3 already used, 4 danger. */
  style: z.number(),
  kind: z.enum([...taskAction.options, 'BOOKMARK']),
  opensModal: z.boolean(),
})
export type Button = z.infer<typeof button>

export const author = z.object({ id, name: z.string(), avatar: z.string() })

/** What a task in MODAL asks its author for, and what it suggests. */
const modal = z.object({
  kind: z.enum(['REMIX', 'INPAINT', 'ZOOM', 'PROMPT']),
  prompt: z.string(),
  /** The picture that it works on. */
  image: z.nullable(image),
  zoom: z.nullable(z.number()),
  /** It is cancelled then. */
  expiresAt: instant,
})
export type Modal = z.infer<typeof modal>

/** `nothing_changed`: no picture looks otherwise than the one it was made from. `only_one`: the engine gives the same picture four times. */
const shortfall = z.enum(['nothing_changed', 'only_one'])
export type Shortfall = z.infer<typeof shortfall>

export const task = z.object({
  id,
  channelId: id,
  author,
  botType,
  action: taskAction,
  status: taskStatus,
  /** 0 to 100. */
  progress: z.number(),
  /** As the person wrote it, with named options put in; `/describe` for DESCRIBE and empty for BLEND, whose pictures say it. */
  prompt: z.string(),
  /** With all that settings and defaults added; of BLEND only parameters. */
  finalPrompt: z.string(),
  mode,
  modelVersion: z.string(),
  /** `3:2` */
  aspectRatio: z.string(),
  seed: z.nullable(z.number()),
  parentId: z.nullable(id),
  /** Which picture of the parent's grid, 1 to 4. */
  index: z.nullable(z.number()),
  grid: z.nullable(image),
  /** Clips and what else is no picture; frames and answers of a release before it have none. */
  media: z._default(z.array(mediaItem), []),
  images: z.array(z.extend(image, { notDrawn: z.optional(z.array(z.string())) })),
  baseImages: z.array(image),
  /** What DESCRIBE and SHORTEN say. */
  prompts: z.array(z.string()),
  /** What SHORTEN found: each word, and 0 to 1 how much leaving it out changes what is drawn. */
  weights: z.array(z.object({ text: z.string(), weight: z.number() })),
  /** Words that at least one of the pictures does not show; `notDrawn` of a picture are its own. */
  notDrawn: z.array(z.string()),
  /** Why less is there, or less was paid, than the price of the whole: what was paid too much has been paid back. */
  shortfall: z.optional(shortfall),
  buttons: z.array(button),
  modal: z.nullable(modal),
  /** A reason that programs may test; the reader's language is the screen's matter. */
  failReason: z.nullable(z.string()),
  failDetail: z.nullable(z.string()),
  /** Credits held or captured. */
  cost: z.number(),
  engine: z.string(),
  /** 1 is next; null when it does not wait. */
  queuePlace: z.nullable(z.number()),
  etaSeconds: z.nullable(z.number()),
  /** Of the reader; absent in frames to a channel. */
  liked: z.optional(z.boolean()),
  submitTime: instant,
  startTime: z.nullable(instant),
  finishTime: z.nullable(instant),
  /** Grows with each change; of two copies the higher is right. */
  version: z.number(),
})
export type Task = z.infer<typeof task>

export const tasks = z.object({ tasks: z.array(task) })

const taskParams = z.strictObject({ taskId: id })
const channelParams = z.strictObject({ channelId: id })

export const imagineBody = z.strictObject({
  botType,
  prompt: z.string().check(z.trim(), z.minLength(1), z.maxLength(PROMPT_MAX_CHARS)),
  images: z.optional(z.array(id).check(z.maxLength(BASE_IMAGES_MAX))),
  mode: z.optional(mode),
  /** The person was asked and wants all the drawings that the prompt makes. */
  confirmed: z.optional(z.boolean()),
})

export const actionBody = z.strictObject({ customId: z.string().check(z.minLength(1), z.maxLength(200)) })

export const submitImagine = defineCall({
  method: 'POST',
  path: '/api/mj/submit/imagine/:channelId',
  access: 'member',
  summary: 'Draw four pictures from words, and four from each combination of what stands in braces',
  params: channelParams,
  query: nothing,
  body: z.extend(imagineBody, told),
  data: tasks,
})

export const submitAction = defineCall({
  method: 'POST',
  path: '/api/mj/submit/action/:taskId',
  access: 'member',
  summary: "Press one of a finished task's buttons",
  params: taskParams,
  query: nothing,
  body: z.extend(actionBody, told),
  data: tasks,
})

export const readTask = defineCall({
  method: 'GET',
  path: '/api/mj/task/:taskId/fetch',
  access: 'member',
  summary: 'One task',
  params: taskParams,
  query: nothing,
  body: nothing,
  data: task,
})

export const cancelTask = defineCall({
  method: 'POST',
  path: '/api/mj/task/:taskId/cancel',
  access: 'member',
  summary: 'Cancel what waits or runs; a finished task comes back as it is',
  params: taskParams,
  query: nothing,
  body: nothing,
  data: task,
})

export const listTasks = defineCall({
  method: 'POST',
  path: '/api/draw/tasks/:channelId',
  access: 'member',
  summary: 'The tasks of a channel, newest first',
  params: channelParams,
  query: nothing,
  body: z.strictObject({
    cursor: z.optional(z.string().check(z.maxLength(100))),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(PAGE_MAX))),
    status: z.optional(taskStatus),
    action: z.optional(taskAction),
    medium: z.optional(medium),
    mine: z.optional(z.boolean()),
    liked: z.optional(z.boolean()),
    parentId: z.optional(id),
    q: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_MAX_CHARS))),
  }),
  data: page(task),
})
