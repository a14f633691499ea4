import { expect, test } from 'vitest'
import { lineOf, strengthOf } from './rules.ts'

const button = (customId: string) => ({
  customId,
  label: '',
  emoji: null,
  style: 2,
  kind: 'IMAGINE' as const,
  opensModal: true,
})

test('a button under prompts tells which of them it draws, however its id is written', () => {
  expect(lineOf(button('MJ::Job::PicReader::3'))).toBe(3)
  expect(lineOf(button('MJ::JOB::PromptAnalyzer::5'))).toBe(5)
  expect(lineOf(button('MJ::Job::PromptAnalyzer::2::01939d2a'))).toBe(2)
  expect(lineOf(button('MJ::Job::PicReader::all'))).toBeNull()
  expect(lineOf(button('MJ::Picread::Retry'))).toBeNull()
})

test('words are shown against the heaviest of them, and nothing breaks when none weighs anything', () => {
  expect([0.4, 0.2, 0].map((weight) => strengthOf(weight, 0.4))).toEqual([100, 50, 0])
  expect(strengthOf(0, 0)).toBe(0)
})
