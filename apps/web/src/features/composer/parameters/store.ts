import type { BotType } from '@easel/contract/drawing'
import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { text } from '../../../i18n/text.ts'
import { CallError } from '../../../lib/call-error.ts'
import { toast } from '../../../ui/toast.ts'
import { saveSettings, type SettingsChange, whenSuffixesSaved } from '../../settings/api.ts'
import { beforeSend } from '../send/store.ts'

/** Id of the button that opens the panel. */
export const PILL_ID = 'parameters'

/** Changes within this time are saved together. */
const SAVE_AFTER_MS = 400

interface Choices {
  /** By bot: changes that the server has not confirmed. They override the server's settings. */
  chosen: Readonly<Partial<Record<BotType, SettingsChange>>>
  /** Why the last change was rolled back; empty otherwise. */
  problem: string
  /** Whether the panel is open and can show the problem. */
  isPanelOpen: boolean
}

export const useChoices = create<Choices>()(() => ({ chosen: {}, problem: '', isPanelOpen: false }))

let timer: ReturnType<typeof setTimeout> | undefined
let lastSave: Promise<void> = Promise.resolve()
/** Saves the pending changes. */
let saveWaiting: (() => Promise<void>) | undefined

/** Applies a change at once and saves it soon. If saving fails, it is rolled back with a message. */
export function choose(client: QueryClient, botType: BotType, change: SettingsChange): void {
  useChoices.setState(({ chosen }) => ({
    chosen: { ...chosen, [botType]: { ...chosen[botType], ...change } },
    problem: '',
  }))
  saveWaiting = () => saveAll(client)
  clearTimeout(timer)
  timer = setTimeout(() => void saveNow(), SAVE_AFTER_MS)
}

/** Saves pending changes; resolves when the server has accepted or refused them. */
export function saveNow(): Promise<void> {
  clearTimeout(timer)
  const save = saveWaiting
  saveWaiting = undefined
  // Serialized, so that the last change wins.
  if (save) lastSave = lastSave.then(save)
  return lastSave
}

beforeSend.settle = () => Promise.all([saveNow(), whenSuffixesSaved()])
// Closing the page right after a change must not lose it.
addEventListener('pagehide', () => void saveNow())

async function saveAll(client: QueryClient): Promise<void> {
  for (const botType of ['MID_JOURNEY', 'NIJI_JOURNEY'] as const) {
    const change = useChoices.getState().chosen[botType]
    if (change) await save(client, botType, change)
  }
}

async function save(client: QueryClient, botType: BotType, change: SettingsChange): Promise<void> {
  try {
    await saveSettings(client, botType, change)
  } catch (thrown) {
    tell(whyOf(thrown))
  }
  useChoices.setState(({ chosen }) => ({ chosen: { ...chosen, [botType]: without(chosen[botType], change) } }))
}

function tell(problem: string): void {
  // Kept for the panel, in case it opens later.
  useChoices.setState({ problem })
  if (!useChoices.getState().isPanelOpen) toast(problem, 'danger')
}

function whyOf(thrown: unknown): string {
  if (!(thrown instanceof CallError)) return text('net.unknown')
  return Object.values(thrown.fields).join(' ') || thrown.message
}

/** Keeps changes made while the save was running. */
function without(chosen: SettingsChange = {}, saved: SettingsChange): SettingsChange | undefined {
  const done = new Map(Object.entries(saved))
  const left = Object.entries(chosen).filter(([name, value]) => done.get(name) !== value)
  return left.length === 0 ? undefined : Object.fromEntries(left)
}
