import * as z from 'zod/mini'
import { id, nothing } from './basics.ts'
import { defineCall } from './call.ts'
import { task } from './drawing.ts'

const params = z.strictObject({ taskId: id })

export const deleteTask = defineCall({
  method: 'DELETE',
  path: '/api/mj/task/:taskId',
  access: 'author',
  summary: 'Remove a finished task and its files, but for those that others use',
  params,
  query: nothing,
  body: nothing,
  data: z.null(),
})

export const likeTask = defineCall({
  method: 'POST',
  path: '/api/draw/like/:taskId',
  access: 'member',
  summary: 'Mark a task as a favourite of one’s own, or no longer',
  params,
  query: nothing,
  body: z.strictObject({ liked: z.boolean() }),
  data: task,
})

export const setPoster = defineCall({
  method: 'POST',
  path: '/api/mj/task/:taskId/poster',
  access: 'author',
  summary: 'Give a clip that came without one its first picture, by an upload of one’s own; one that has one keeps it',
  params,
  query: nothing,
  body: z.strictObject({ image: id }),
  data: task,
})

export const readImageSeed = defineCall({
  method: 'GET',
  path: '/api/mj/task/:taskId/image-seed',
  access: 'member',
  summary: 'The seed that a picture was drawn from; null where the engine has none',
  params,
  query: nothing,
  body: nothing,
  data: z.object({ seed: z.nullable(z.number()) }),
})
