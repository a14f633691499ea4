import { expect, test } from 'vitest'
import type { Clip } from '../view.ts'
import { hiddenOf } from './read-offers.ts'

const ID = '0f0e0d0c-1111-7222-8333-444455556666'
const lasting = (durationMs: number) =>
  new Map<string, Clip>([[ID, { id: ID, url: '', mime: 'video/mp4', width: 9, height: 9, bytes: 9, durationMs }]])
const all = { makes: true, animates: true, extends: new Set(['painter', 'luma']) }
const task = (action: 'VIDEO' | 'EXTEND', engine: string) => ({ action, engine, media_ids: [ID] })

test('a clip is not made again where the same would come, is not gone on from when it is as long as clips may be, nor by another engine', () => {
  expect([...hiddenOf(task('VIDEO', 'painter'), all, lasting(4000))]).toEqual([])
  expect([...hiddenOf(task('EXTEND', 'painter'), all, lasting(8000))]).toEqual(['REROLL'])
  expect([...hiddenOf(task('EXTEND', 'luma'), all, lasting(9000))]).toEqual([])
  expect([...hiddenOf(task('VIDEO', 'luma'), all, lasting(21_000))]).toEqual(['EXTEND'])
  expect([...hiddenOf(task('VIDEO', 'kling'), all, lasting(4000))]).toEqual(['EXTEND'])
})
