import * as z from 'zod/mini'
import { id, instant, nothing, page } from './basics.ts'
import { defineCall } from './call.ts'
import { pageQuery } from './paging.ts'

const WORD_MAX_CHARS = 60
const ADDED_MAX = 500

const blockedWord = z.object({
  id,
  /** As prompts are compared with it: in lower case, its parts one space apart. */
  word: z.string(),
  addedAt: instant,
})
export type BlockedWord = z.infer<typeof blockedWord>

export const listBlockedWords = defineCall({
  method: 'GET',
  path: '/api/admin/blocked-words',
  access: 'admin',
  summary: 'Words that nobody may draw, newest first',
  params: nothing,
  query: z.extend(pageQuery, { text: z.optional(z.string().check(z.maxLength(100))) }),
  body: nothing,
  data: page(blockedWord),
})

export const addBlockedWords = defineCall({
  method: 'POST',
  path: '/api/admin/blocked-words',
  access: 'admin',
  summary: 'Forbid words in prompts from now on; those that are forbidden already stay so',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    words: z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(WORD_MAX_CHARS)))
      .check(z.minLength(1), z.maxLength(ADDED_MAX)),
  }),
  /** How many are new. */
  data: z.object({ added: z.int() }),
})

export const removeBlockedWord = defineCall({
  method: 'DELETE',
  path: '/api/admin/blocked-words/:wordId',
  access: 'admin',
  summary: 'Let a word be drawn again; may be repeated',
  params: z.strictObject({ wordId: id }),
  query: nothing,
  body: nothing,
  data: z.null(),
})
