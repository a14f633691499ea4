import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { PromptText } from './prompt-text.tsx'

test('parameters stand apart as chips; what nobody knows stays among the words as it was written', async () => {
  const { root, unmount } = await render(<PromptText prompt="a fox --foo 3 --ar 3:2" />)
  expect([...root.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual(['--ar 3:2'])
  expect(root.textContent).toBe('a fox --foo 3--ar 3:2')
  await unmount()
})
