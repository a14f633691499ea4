import { expect, test } from 'vitest'
import { Skeleton } from './skeleton.tsx'
import { draw, find } from './testing/draw.ts'

test('what is on its way has its room already, and is nothing to those who do not see it', async () => {
  const clear = await draw(<Skeleton width="50%" height="36px" />)
  const place = find('[aria-hidden=true]')
  expect([place.style.width, place.style.height, place.textContent]).toEqual(['50%', '36px', ''])
  await clear()
})
