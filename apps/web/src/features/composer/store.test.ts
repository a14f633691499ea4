import { beforeEach, expect, test } from 'vitest'
import { readDraft } from '../../lib/stored.ts'
import { anId, CHANNEL_ID } from '../../testing/seed.ts'
import { idsOf } from './draft/rules.ts'
import { pictureListKeyOf, readPictures, usePictureLists } from './pictures/store.ts'
import { addBasePicture } from './pictures/api.ts'
import { compose } from './api.ts'
import { openComposer, setDraftText, useComposers } from './store.ts'

/** Simulates a reload: only the browser's storage is kept. */
function forgetAll(): void {
  useComposers.setState(EMPTY)
  usePictureLists.setState({}, true)
}

const EMPTY = { texts: {}, talks: {}, tools: {} }

beforeEach(() => {
  localStorage.clear()
  forgetAll()
})

const pictures = () => idsOf(readPictures(pictureListKeyOf(CHANNEL_ID, null)))

test('a picture joins the base images of the channel that is open, and a reload finds it again', () => {
  const close = openComposer(CHANNEL_ID)
  setDraftText(CHANNEL_ID, 'a fox')
  addBasePicture({ id: anId(1) })
  addBasePicture({ id: anId(2) })
  close()

  forgetAll()
  expect(pictures()).toEqual([anId(1), anId(2)])
  expect(readPictures(CHANNEL_ID)).toBe(readPictures(CHANNEL_ID))
  expect(readDraft(CHANNEL_ID).text).toBe('a fox')
})

test('a sixth picture is not taken, and without an open channel none is', () => {
  addBasePicture({ id: anId(1) })
  const close = openComposer(CHANNEL_ID)
  for (const at of [1, 2, 3, 4, 5, 6]) addBasePicture({ id: anId(at) })
  expect(pictures()).toEqual([1, 2, 3, 4, 5].map(anId))
  close()
})

test('a channel that was left does not take what the next one is given', () => {
  const closeFirst = openComposer('first')
  const closeSecond = openComposer(CHANNEL_ID)
  closeFirst()
  compose('another', 'a red fox')
  closeSecond()
  expect(readDraft(CHANNEL_ID).text).toBe('a red fox')
  expect(readDraft('first').text).toBe('')
})

test('words that are put there are for the bot, whatever stood there before', () => {
  useComposers.setState({ talks: { [CHANNEL_ID]: true }, tools: { [CHANNEL_ID]: 'BLEND' } })
  const close = openComposer(CHANNEL_ID)
  compose('another', 'a red fox')
  close()
  expect(readDraft(CHANNEL_ID)).toMatchObject({ text: 'a red fox', isTalking: false, tool: null })
})

test('beside a wall, where no composer stands, words go to the channel of their picture, and one goes there, too', () => {
  history.replaceState(null, '', '/gallery')
  compose(CHANNEL_ID, 'a red fox')
  expect([location.pathname, readDraft(CHANNEL_ID).text]).toEqual([`/draw/${CHANNEL_ID}`, 'a red fox'])
})
