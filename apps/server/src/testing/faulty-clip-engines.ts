import { openKling } from '@easel/engines/kling/adapter'
import { openLuma } from '@easel/engines/luma/adapter'
import { openOpenAiVideos } from '@easel/engines/openai-videos/adapter'
import { openRunway } from '@easel/engines/runway/adapter'
import { openKlingStandIn } from '../../../../stand-ins/src/kling/open-kling-stand-in.ts'
import { openLumaStandIn } from '../../../../stand-ins/src/luma/open-luma-stand-in.ts'
import { openOpenAiVideosStandIn } from '../../../../stand-ins/src/openai-videos/open-openai-videos-stand-in.ts'
import { openRunwayStandIn } from '../../../../stand-ins/src/runway/open-runway-stand-in.ts'
import { closeLater, type FaultyEngine, faultsOf, openTools, pair } from './spoil-engine.ts'

/** Real time of one step. */
const PACE_MS = 5
const CALLS = ['create', 'look']
const SIZES = [{ width: 1280, height: 720 }] as const

/** Those that only make clips. */
export const FAULTY_CLIPS: Readonly<Record<string, () => Promise<FaultyEngine>>> = {
  'openai-videos': async () => {
    const standIn = await closeLater(openOpenAiVideosStandIn({ paceMs: PACE_MS }))
    const own = {
      key: null,
      model: 'sora-2',
      slots: 4,
      sizes: [{ width: 1280, height: 720 }],
      lengths: [4, 8],
    } as const
    const open = (timeoutMs: number) =>
      openOpenAiVideos(
        { id: 'openai-videos', url: standIn.baseUrl, ...own, timeoutMs },
        openTools(new URL(standIn.baseUrl).origin),
      )
    return { ...pair(open), ...faultsOf(standIn.faults, CALLS), takenNames: () => [] }
  },
  kling: async () => {
    const standIn = await closeLater(openKlingStandIn({ paceMs: PACE_MS }))
    const own = { key: null, model: 'kling-v2-1', mode: null, slots: 4 }
    const open = (timeoutMs: number) =>
      openKling({ id: 'kling', url: standIn.baseUrl, ...own, timeoutMs }, openTools(new URL(standIn.baseUrl).origin))
    return {
      ...pair(open),
      ...faultsOf(standIn.faults, CALLS),
      takenNames: () => [...standIn.tasks.all.values()].map(({ wish }) => String(wish.external_task_id)),
    }
  },
  luma: async () => {
    const standIn = await closeLater(openLumaStandIn({ paceMs: PACE_MS }))
    const open = (timeoutMs: number) =>
      openLuma(
        { id: 'luma', url: standIn.baseUrl, key: null, slots: 4, timeoutMs },
        openTools(new URL(standIn.baseUrl).origin),
      )
    return { ...pair(open), ...faultsOf(standIn.faults, CALLS), takenNames: () => [] }
  },
  runway: async () => {
    const standIn = await closeLater(openRunwayStandIn({ paceMs: PACE_MS }))
    const own = { key: null, model: 'gen4_turbo', slots: 4, sizes: SIZES, lengths: [5, 10] as const }
    const open = (timeoutMs: number) =>
      openRunway({ id: 'runway', url: standIn.baseUrl, ...own, timeoutMs }, openTools(new URL(standIn.baseUrl).origin))
    return { ...pair(open), ...faultsOf(standIn.faults, CALLS), takenNames: () => [] }
  },
}
