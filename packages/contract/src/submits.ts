import * as z from 'zod/mini'
import { id, nothing } from './basics.ts'
import { defineCall } from './call.ts'
import { botType, mode, tasks } from './drawing.ts'
import {
  BLEND_IMAGES_MAX,
  BLEND_IMAGES_MIN,
  CLIP_SECONDS_MAX,
  CLIP_SECONDS_MIN,
  PROMPT_MAX_CHARS,
  ZOOM_MAX,
  ZOOM_MIN,
} from './limits.ts'
import { told } from './told-price.ts'

const channelParams = z.strictObject({ channelId: id })
const prompt = z.string().check(z.trim(), z.minLength(1), z.maxLength(PROMPT_MAX_CHARS))

/** Pictures are named by the ids of uploads or of drawn pictures that the caller may see. */
export const describeBody = z.strictObject({ botType, image: id })

/** 2:3, 1:1 and 3:2. */
export const blendDimensions = z.enum(['PORTRAIT', 'SQUARE', 'LANDSCAPE'])
export type BlendDimensions = z.infer<typeof blendDimensions>

export const blendBody = z.strictObject({
  botType,
  images: z.array(id).check(z.minLength(BLEND_IMAGES_MIN), z.maxLength(BLEND_IMAGES_MAX)),
  /** SQUARE unless said. */
  dimensions: z.optional(blendDimensions),
})

export const shortenBody = z.strictObject({ botType, prompt })

export const cameraMove = z.enum(['still', 'in', 'out', 'left', 'right', 'up', 'down', 'orbit'])
export type CameraMove = z.infer<typeof cameraMove>

export const motion = z.enum(['low', 'high'])
export type Motion = z.infer<typeof motion>

/** A clip of words, of a first picture, or of both; what its prompt says in parameters counts before the fields. */
export const videoBody = z.strictObject({
  botType,
  /** May be left out where there is a first picture. */
  prompt: z.optional(prompt),
  /** It begins with this one. */
  image: z.optional(id),
  /** It ends with this one, which needs a first. */
  endImage: z.optional(id),
  /** `low` unless said. */
  motion: z.optional(motion),
  /** Left out: the engine chooses. */
  camera: z.optional(cameraMove),
  loop: z.optional(z.boolean()),
  seconds: z.optional(z.int().check(z.minimum(CLIP_SECONDS_MIN), z.maximum(CLIP_SECONDS_MAX))),
  /** `3:2`; a first picture has its own. */
  aspectRatio: z.optional(z.string().check(z.maxLength(10))),
  /** The task whose picture is set in motion. */
  parentId: z.optional(id),
  mode: z.optional(mode),
})

export const submitVideo = defineCall({
  method: 'POST',
  path: '/api/mj/submit/video/:channelId',
  access: 'member',
  summary: 'Make a clip of words or of a first picture, perhaps to a last one',
  params: channelParams,
  query: nothing,
  body: z.extend(videoBody, told),
  data: tasks,
})

export const submitDescribe = defineCall({
  method: 'POST',
  path: '/api/mj/submit/describe/:channelId',
  access: 'member',
  summary: 'Four prompts that a picture could have come from',
  params: channelParams,
  query: nothing,
  body: z.extend(describeBody, told),
  data: tasks,
})

export const submitBlend = defineCall({
  method: 'POST',
  path: '/api/mj/submit/blend/:channelId',
  access: 'member',
  summary: 'Draw four pictures that join what two to six pictures show',
  params: channelParams,
  query: nothing,
  body: z.extend(blendBody, told),
  data: tasks,
})

export const submitShorten = defineCall({
  method: 'POST',
  path: '/api/mj/submit/shorten/:channelId',
  access: 'member',
  summary: 'How much each word of a prompt weighs, and five shorter prompts',
  params: channelParams,
  query: nothing,
  body: z.extend(shortenBody, told),
  data: tasks,
})

export const submitModal = defineCall({
  method: 'POST',
  path: '/api/mj/submit/modal/:taskId',
  access: 'author',
  summary: 'Give a task in MODAL what it asked for: from now on it waits in line, and costs',
  params: z.strictObject({ taskId: id }),
  query: nothing,
  body: z.strictObject({
    /** The one that was suggested, unless said. */
    prompt: z.optional(prompt),
    /** An upload of purpose `mask`, white where the picture changes. Required by INPAINT. */
    mask: z.optional(id),
    zoom: z.optional(z.number().check(z.minimum(ZOOM_MIN), z.maximum(ZOOM_MAX))),
  }),
  data: tasks,
})

export const submitShow = defineCall({
  method: 'POST',
  path: '/api/mj/submit/show/:channelId',
  access: 'member',
  summary: "Bring one's own finished task of another channel, or of long ago, here; free",
  params: channelParams,
  query: nothing,
  body: z.strictObject({ taskId: id }),
  data: tasks,
})
