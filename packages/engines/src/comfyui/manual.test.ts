import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { comfyUi } from './kind.ts'

const MANUAL = fileURLToPath(new URL('../../../../docs/comfyui-graphs.md', import.meta.url))

test('every graph of the manual can be pasted as it stands', () => {
  const examples = [...readFileSync(MANUAL, 'utf8').matchAll(/```json\n([\s\S]*?)```/g)].map(([, graphs]) => graphs)
  expect(examples).toHaveLength(5)
  for (const graphs of examples) expect(comfyUi.options.safeParse({ graphs }).error?.issues ?? []).toEqual([])
})
