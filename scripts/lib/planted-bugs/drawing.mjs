// Mistakes on the way from a prompt to its picture.
const DRAWING = 'apps/server/src/features/drawing'

export const drawingBugs = [
  {
    name: 'a cancelled task is drawn on by whoever has begun it',
    file: `${DRAWING}/cancel-task.ts`,
    from: 'if (cancelled) await stopDrawing',
    to: 'if (cancelled && !task.lease_until) await stopDrawing',
    tests: [`${DRAWING}/queue/run-workers.test.ts`],
    only: 'cancelling stops the engine at once',
  },
  {
    name: 'whoever sends a thousand prompts starves all who come later',
    file: `${DRAWING}/queue/queries.ts`,
    from: 'order by not begun, patient, running, served nulls first, not turbo, since, id',
    to: 'order by not begun, patient, not turbo, since, id',
    tests: [`${DRAWING}/queue/claim-task.test.ts`],
    only: 'thousand tasks',
  },
  {
    name: 'a worker writes under a stale epoch',
    file: `${DRAWING}/queries.ts`,
    from: ' and epoch = ${fence.epoch}',
    to: '',
    tests: [`${DRAWING}/advance-task.test.ts`],
    only: 'an older claim',
  },
  {
    name: 'a parameter that is nothing is dropped where it is printed',
    file: 'packages/prompt/src/print-prompt.ts',
    from: "if (value === undefined) return ''",
    to: "if (!value) return ''",
    tests: ['packages/prompt/src/parse-prompt.test.ts'],
    only: 'what is printed is read back',
  },
  {
    name: 'a parameter is dropped on its way to the engine',
    file: 'packages/engines/src/mj-proxy/write-prompt.ts',
    from: "    weird > 0 ? `--w ${weird}` : '',\n",
    to: '',
    tests: ['packages/engines/src/mj-proxy/verbs.test.ts'],
    only: 'draws four pictures from words',
  },
]
