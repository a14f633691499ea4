import { expect, test } from 'vitest'
import { CHANNEL_ID } from '../../../testing/seed.ts'
import { readDraft } from '../../../lib/stored.ts'
import { offerCommands, useCommands } from './store.ts'

const names = () => useCommands.getState().commands.map(({ name }) => name)

test('commands that are offered later stand where they belong, and once', () => {
  offerCommands([{ name: 'info', does: 'composer.command.info' }])
  offerCommands([{ name: 'info', does: 'composer.command.info' }])
  expect(names()).toEqual(['imagine', 'describe', 'blend', 'info', 'subscribe', 'shorten', 'say'])
})

test('choosing /blend makes room for pictures', () => {
  useCommands
    .getState()
    .commands.find(({ name }) => name === 'blend')
    ?.run?.('', CHANNEL_ID)
  expect(readDraft(CHANNEL_ID).tool).toBe('BLEND')
})
