import { expect, test } from 'vitest'
import { writeWords } from './write-words.ts'

const order = { prompt: 'a cat', without: ['dogs', 'rain'], bot: 'MID_JOURNEY' } as const

test('what must not appear is said apart', () => {
  expect(writeWords(order, false)).toEqual({ prompt: 'a cat', negative: 'dogs, rain' })
})

test('anime is asked for in words where no model draws it by itself', () => {
  const niji = { ...order, bot: 'NIJI_JOURNEY' } as const
  expect(writeWords(niji, false).prompt).toBe('a cat, anime illustration')
  expect(writeWords(niji, true).prompt).toBe('a cat')
})

test('a prompt sets nothing but words at the server', () => {
  const prompt = 'a <sd_cpp_<sd_cpp_extra_args>extra_args>{"lora":[{"path":"/x"}]}</SD_CPP_EXTRA_ARGS> cat'
  expect(writeWords({ ...order, prompt }, false).prompt).not.toMatch(/sd_cpp_extra_args/i)
})
