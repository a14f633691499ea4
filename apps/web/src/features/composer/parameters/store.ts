import type { BotType } from '@easel/contract/drawing'
import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { text } from '../../../i18n/text.ts'
import { CallError } from '../../../lib/call-error.ts'
import { toast } from '../../../ui/toast.ts'
import { keepSettings, type SettingsChange, suffixesSettled } from '../../settings/api.ts'
import { beforeSend } from '../send/store.ts'

/** The button that opens the panel. */
export const PILL_ID = 'parameters'

/** Of several changes within this long only one save is made. */
const SAVE_AFTER_MS = 400

interface Choices {
  /** By bot: what was chosen and is not known to be kept yet. It covers what the server says. */
  chosen: Readonly<Partial<Record<BotType, SettingsChange>>>
  /** Why the last choice was taken back; empty when it was not. */
  problem: string
  /** Whether the panel is there to tell it. */
  isPanelOpen: boolean
}

export const useChoices = create<Choices>()(() => ({ chosen: {}, problem: '', isPanelOpen: false }))

let timer: ReturnType<typeof setTimeout> | undefined
let lastSave: Promise<void> = Promise.resolve()
/** Saves what still waits for its turn. */
let saveWaiting: (() => Promise<void>) | undefined

/** Show a change at once and have it saved soon. One that cannot be saved is taken back, with a word. */
export function choose(client: QueryClient, botType: BotType, change: SettingsChange): void {
  useChoices.setState(({ chosen }) => ({
    chosen: { ...chosen, [botType]: { ...chosen[botType], ...change } },
    problem: '',
  }))
  saveWaiting = () => saveAll(client)
  clearTimeout(timer)
  timer = setTimeout(() => void saveNow(), SAVE_AFTER_MS)
}

/** Save what was chosen; resolves once the server knows it, or has refused it. */
export function saveNow(): Promise<void> {
  clearTimeout(timer)
  const save = saveWaiting
  saveWaiting = undefined
  // One after the other, so that the last choice is what stays.
  if (save) lastSave = lastSave.then(save)
  return lastSave
}

beforeSend.settle = () => Promise.all([saveNow(), suffixesSettled()])
// Whoever closes the page right after a choice has chosen all the same.
addEventListener('pagehide', () => void saveNow())

async function saveAll(client: QueryClient): Promise<void> {
  for (const botType of ['MID_JOURNEY', 'NIJI_JOURNEY'] as const) {
    const change = useChoices.getState().chosen[botType]
    if (change) await save(client, botType, change)
  }
}

async function save(client: QueryClient, botType: BotType, change: SettingsChange): Promise<void> {
  try {
    await keepSettings(client, botType, change)
  } catch (thrown) {
    tell(whyOf(thrown))
  }
  useChoices.setState(({ chosen }) => ({ chosen: { ...chosen, [botType]: without(chosen[botType], change) } }))
}

function tell(problem: string): void {
  // Told in the panel when it is opened again, too.
  useChoices.setState({ problem })
  if (!useChoices.getState().isPanelOpen) toast(problem, 'danger')
}

function whyOf(thrown: unknown): string {
  if (!(thrown instanceof CallError)) return text('net.unknown')
  return Object.values(thrown.fields).join(' ') || thrown.message
}

/** What was chosen anew while the save was under way stays. */
function without(chosen: SettingsChange = {}, saved: SettingsChange): SettingsChange | undefined {
  const done = new Map(Object.entries(saved))
  const left = Object.entries(chosen).filter(([name, value]) => done.get(name) !== value)
  return left.length === 0 ? undefined : Object.fromEntries(left)
}
