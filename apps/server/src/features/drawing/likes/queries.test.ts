import { expect, test } from 'vitest'
import { aPerson, imagines, openDrawing } from '../../../testing/open-drawing.ts'
import { setLiked } from './queries.ts'

test('a favourite is marked once and unmarked once, however often that is asked for at the same time', async () => {
  const deps = await openDrawing()
  const actor = await aPerson(deps)
  const { id: taskId } = await imagines(deps, actor)
  const three = (liked: boolean) =>
    Promise.all(
      [1, 2, 3].map(() =>
        deps.db
          .transaction()
          .execute((tx) => setLiked(tx, { userId: actor.userId, taskId, liked, now: deps.clock.now() })),
      ),
    )

  expect((await three(true)).sort()).toEqual([false, false, true])
  expect(await deps.db.selectFrom('task_likes').selectAll().execute()).toHaveLength(1)
  expect((await three(false)).sort()).toEqual([false, false, true])
})
