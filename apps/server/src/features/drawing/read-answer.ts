import type { BodyOf } from '@easel/contract/call'
import type { submitModal } from '@easel/contract/submits'
import type { Tx } from '../../db/open.ts'
import type { AskedOfAuthor, TaskRow } from '../../db/tables.ts'
import type { Actor } from '../../deps.ts'
import { completeLinks } from './complete-links.ts'
import type { SubmitDeps } from './enqueue-tasks.ts'
import { type ReadDrawing, readOneDrawing } from './read-prompt.ts'
import { promptCapabilitiesOf } from './routing/can-draw.ts'
import { CLIP_FIELDS, unsupportedInPrompt, unsupportedInZoom } from './rules.ts'
import { readPromptSettings } from './settings/read-prompt-settings.ts'
import { plainSettings } from './settings/rules.ts'

export interface Answered {
  task: TaskRow
  asked: AskedOfAuthor
  body: BodyOf<typeof submitModal>
}

/**
 * Parse the author's answer; null: the suggested words are unchanged. A line is read like a prompt; other words replace those of
 * the picture, without the suffix.
 *
 * @throws Refusal invalid_input
 */
export async function readAnswer(
  deps: Pick<SubmitDeps, 'engines' | 'config'>,
  tx: Tx,
  actor: Actor,
  { task, asked, body }: Answered,
): Promise<ReadDrawing | null> {
  const { prompt = asked.prompt } = body
  if (prompt.trim() === asked.prompt.trim()) return null
  const { settings, options } = await readPromptSettings(tx, actor, task.bot_type)
  const asBefore = { ...plainSettings, version: task.model_version, aspectRatio: task.aspect_ratio }
  const mayDraw = deps.engines.list().filter(({ id }) => !task.pinned || id === task.engine)
  const { notTaken, loras } = promptCapabilitiesOf(
    mayDraw,
    asked.kind === 'ZOOM' ? unsupportedInZoom : unsupportedInPrompt,
  )
  const read = readOneDrawing(prompt, {
    botType: task.bot_type,
    settings: (bot) => (asked.kind === 'PROMPT' ? settings(bot) : asBefore),
    options,
    // What was asked for is a picture, and stays one.
    notTaken: new Set([...notTaken, ...CLIP_FIELDS]),
    loras,
  })
  const [said = read] = await completeLinks(deps, tx, actor, [read])
  return said
}
