import { beforeEach, expect, test } from 'vitest'
import { putPreviews, useTaskState } from './store.ts'
import { anId } from '../../testing/seed.ts'

const push = (progress: number, url = `/api/files/${progress}`) => putPreviews(new Map([[anId(1), { progress, url }]]))

beforeEach(() => useTaskState.setState({ previews: {} }))

test('a preview only moves up: a late one with less progress is dropped', () => {
  push(40)
  push(25)
  expect(useTaskState.getState().previews[anId(1)]).toEqual({ progress: 40, url: '/api/files/40' })
  push(60)
  expect(useTaskState.getState().previews[anId(1)]?.progress).toBe(60)
})

test('a preview of one task leaves those of the others as they are', () => {
  putPreviews(new Map([[anId(2), { progress: 10, url: '/api/files/other' }]]))
  const other = useTaskState.getState().previews[anId(2)]
  push(50)
  expect(useTaskState.getState().previews[anId(2)]).toBe(other)
})
