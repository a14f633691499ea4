import type { Job } from './job.ts'
import { drawPreview } from './previews.ts'
import type { Voices } from './voices.ts'

/** Tells of prompts to those who listen. */
export interface Announcer {
  queue(remaining: number): void
  begin(job: Job): void
  tick(job: Job, tick: Job['ticks'][number]): void
  /** A finished one, of an output that keeps none. */
  picture(job: Job, node: string, png: Buffer): void
  /** What each of its outputs shows. */
  executed(job: Job, outputs: Readonly<Record<string, object>>): void
  end(job: Job, type: string, data: object): void
}

export function openAnnouncer(voices: Voices, isNew: boolean): Announcer {
  const tell = (job: Job, type: string, data: object) =>
    voices.tell(clientOf(job), type, { ...data, prompt_id: job.id, timestamp: 1 })
  return {
    queue: (queue_remaining) => voices.tell(null, 'status', { status: { exec_info: { queue_remaining } } }),
    begin(job) {
      tell(job, 'execution_start', {})
      tell(job, 'execution_cached', { nodes: [] })
      const quick = job.ran?.ids.filter((id) => job.ticks.every(({ node }) => node !== id)) ?? []
      for (const node of quick) tell(job, 'executing', { node, display_node: node })
    },
    tick(job, { node, value, max }) {
      const preview = { ...drawPreview(value), prompt: job.id, node }
      if (!isNew) {
        tell(job, 'executing', { node, display_node: node })
        // Of old nobody says of what.
        voices.tell(clientOf(job), 'progress', { value, max })
        return voices.show(clientOf(job), preview)
      }
      const state = (word: 'running' | 'finished') => {
        const ids = { node_id: node, display_node_id: node, parent_node_id: null, real_node_id: node }
        job.told = { ...job.told, [node]: { value, max, state: word, ...ids, prompt_id: job.id } }
        tell(job, 'progress_state', { nodes: job.told })
      }
      if (value === 1) tell(job, 'executing', { node, display_node: node })
      state('running')
      voices.show(clientOf(job), preview)
      tell(job, 'progress', { value, max, node })
      if (value === max) state('finished')
    },
    picture(job, node, png) {
      tell(job, 'executing', { node, display_node: node })
      voices.show(clientOf(job), { image: png, format: 'png', prompt: job.id, node })
    },
    executed(job, outputs) {
      for (const [node, output] of Object.entries(outputs)) tell(job, 'executed', { node, display_node: node, output })
    },
    end(job, type, data) {
      tell(job, type, data)
      tell(job, 'executing', { node: null })
    },
  }
}

function clientOf({ extra }: Job): string {
  return typeof extra.client_id === 'string' ? extra.client_id : ''
}
