import { expect, test } from 'vitest'
import { taskIdIn } from './rules.ts'

const ID = '01939d2a-0000-7000-8000-00000000000f'

test.each([
  ID,
  ` ${ID.toUpperCase()} `,
  `https://easel.example/draw/01939d2a-0000-7000-8000-0000000000c1?image=${ID}:2`,
])('%s means a task', (written) => expect(taskIdIn(written)).toBe(ID))

test.each(['', 'a red fox', `${ID}0`, 'https://easel.example/draw/01939d2a-0000-7000-8000-0000000000c1'])(
  '%s is to be searched for',
  (written) => expect(taskIdIn(written)).toBeNull(),
)
