import type { QueryClient } from '@tanstack/react-query'
import { text } from '../../../i18n/text.ts'
import { readDraft } from '../../../lib/stored.ts'
import { openSocket } from '../../../lib/socket.ts'
import { toast } from '../../../ui/toast.ts'
import { timelineOf } from '../../task/api.ts'
import { tasksIn } from '../../task/rules.ts'
import { splitCommand } from '../commands/rules.ts'
import { useCommands } from '../commands/store.ts'
import { findQuote } from '../bar/api.ts'
import { sendOrder } from '../send/api.ts'
import { markRecalled, readText, setDraftText, setTalking } from '../store.ts'
import { draftProblemOf, orderOf } from './rules.ts'
import { clearDraft, readComposerDraft } from './store.ts'

const TYPING_EVERY_MS = 3_000
/** By channel: time of the last typing signal, in ms. */
const toldAt = new Map<string, number>()

/** Person and channel of a composer. */
export interface ComposerOwner {
  channelId: string
  userId: string
}

/** Sends the draft, or shows the reason why it cannot be sent. */
export function submitDraft(client: QueryClient, { channelId, userId }: ComposerOwner): void {
  const drafted = readComposerDraft(channelId, userId)
  const hindrance = draftProblemOf(drafted)
  if (hindrance === null) {
    const order = orderOf(drafted)
    sendOrder(client, channelId, order, findQuote(client, channelId, order))
    clearDraft(channelId, order)
  } else if (hindrance === 'command') runCommand(channelId, drafted.parsed.words)
  else if (hindrance === 'empty') {
    // Only `/say` without text: switch to messages from now on.
    if (drafted.parsed.goes === 'say') setTalking(channelId, true)
    setDraftText(channelId, '')
  }
}

/** Runs a slash command; an unknown one stays in the field, so that nothing is lost. */
function runCommand(channelId: string, typed: string): void {
  const found = splitCommand(useCommands.getState().commands, typed)
  if (!found?.command.run) {
    toast(text('composer.unknownCommand', { name: /^\/(\S*)/.exec(typed)?.[1] ?? '' }), 'warning')
    return
  }
  setDraftText(channelId, '')
  found.command.run(found.words, channelId)
}

/** Tells the channel that the person is typing a message; throttled to once in three seconds. */
export function sendTyping({ channelId, userId }: ComposerOwner): void {
  const { goes, words } = readComposerDraft(channelId, userId).parsed
  const now = performance.now()
  if (goes !== 'say' || words === '' || now - (toldAt.get(channelId) ?? Number.NEGATIVE_INFINITY) < TYPING_EVERY_MS)
    return
  toldAt.set(channelId, now)
  openSocket().sendTyping(channelId)
}

/**
 * Walks through what the person wrote in the channel: replaced drafts, then prompts that were sent, latest first. From an empty composer it
 * begins with the latest; before that there is nothing again.
 *
 * @param step 1 towards earlier ones, -1 back.
 */
export function recallPrompt(client: QueryClient, { channelId, userId }: ComposerOwner, step: 1 | -1): void {
  const tasks = tasksIn(client.getQueryData(timelineOf(channelId).queryKey)?.pages ?? [])
  const sent = tasks.flatMap(({ author, action, prompt }) =>
    author.id === userId && action === 'IMAGINE' ? prompt : [],
  )
  const written = [...new Set([...readDraft(channelId).replaced, ...sent])]
  const at = written.indexOf(readText(channelId)) + step
  if (at >= written.length) return
  markRecalled(channelId, written[at] ?? '')
}
