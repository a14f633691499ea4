import { text } from '../../i18n/text.ts'
import { readDraft, writeDraft } from '../../lib/stored.ts'
import { toast } from '../../ui/toast.ts'
import {
  COMPOSER_ID,
  findOpenChannel,
  goToComposer,
  readIsTalking,
  readText,
  readTool,
  setDraftText,
  setTalking,
  setTool,
  switchToPrompt,
} from './store.ts'

/** So many replaced texts are kept for each channel. */
const REPLACED_MAX = 20

/** Puts a prompt into the mounted composer, else into that of this channel, and focuses it. Keeps the pictures, and the replaced draft can be had back. */
export function compose(channelId: string, words: string): void {
  const chosenId = findOpenChannel() ?? channelId
  replaceDraft(chosenId, words, () => switchToPrompt(chosenId))
  goToComposer(chosenId)
}

/**
 * Puts a text into a channel's composer. A draft that it replaces is not lost: a toast offers to undo it, so does Ctrl+Z in the field, and
 * the arrow key finds it among earlier texts.
 *
 * @param prepare changes what else the composer holds before the text is written.
 * @param undoMore takes that back.
 */
export function replaceDraft(channelId: string, next: string, prepare: () => void, undoMore = () => {}): void {
  const before = { text: readText(channelId), isTalking: readIsTalking(channelId), tool: readTool(channelId) }
  prepare()
  writeText(channelId, next)
  if (before.text.trim() === '' || before.text === next) return
  keepReplaced(channelId, before.text)
  const undo = () => {
    const typedSince = readText(channelId)
    if (typedSince !== next) keepReplaced(channelId, typedSince)
    undoMore()
    setTalking(channelId, before.isTalking)
    setTool(channelId, before.tool)
    writeText(channelId, before.text)
  }
  toast(text('composer.replaced'), 'info', { label: text('composer.undo'), run: undo, otherwise: () => {} })
}

/** Through the field where it stands, so that the browser's own undo knows it. */
function writeText(channelId: string, next: string): void {
  const field = document.getElementById(COMPOSER_ID)
  if (findOpenChannel() === channelId && field instanceof HTMLTextAreaElement && field.value !== next) {
    field.focus()
    field.select()
    // Deprecated, and the only way to write into a field that can be undone by keys.
    document.execCommand?.(next === '' ? 'delete' : 'insertText', false, next)
  }
  setDraftText(channelId, next)
}

function keepReplaced(channelId: string, replaced: string): void {
  if (replaced.trim() === '') return
  const draft = readDraft(channelId)
  const others = draft.replaced.filter((one) => one !== replaced)
  writeDraft(channelId, { ...draft, replaced: [replaced, ...others].slice(0, REPLACED_MAX) })
}
