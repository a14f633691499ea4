import { beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, pressToast, toast, useToasts } from './toast.ts'

const shown = () => useToasts.getState().toasts
const anAct = () => ({ label: 'Undo', run: vi.fn(), otherwise: vi.fn() })

beforeEach(() => useToasts.setState({ toasts: [] }))

test('what a toast offers is done once, and then nothing else', () => {
  const act = anAct()
  toast('Deleted', 'success', act)
  const [first] = shown()
  if (first) pressToast(first)
  expect([act.run.mock.calls.length, act.otherwise.mock.calls.length, shown().length]).toEqual([1, 0, 0])
})

test('a toast that goes, is pushed out, or is said again was not pressed', () => {
  const acts = [anAct(), anAct(), anAct()]
  toast('One', 'success', acts[0])
  dismissToast(shown()[0]?.id ?? 0)
  toast('Two', 'success', acts[1])
  toast('Two', 'success', acts[2])
  for (const words of ['a', 'b', 'c']) toast(words)
  expect(acts.map(({ run, otherwise }) => [run.mock.calls.length, otherwise.mock.calls.length])).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
  ])
  expect(shown()).toHaveLength(3)
})
