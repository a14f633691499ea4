/** The calls that hold the server, and the name under which its API begins their jobs (`state.begin(job=…)`). */
const NAMES = {
  txt2img: 'scripts_txt2img',
  img2img: 'scripts_img2img',
  'extra-single-image': 'extras',
  interrogate: 'interrogate',
} as const
export type Call = keyof typeof NAMES

/** The server's current job, whoever started it. */
export interface Job {
  isBusy: boolean
  /** Null: it has no name, as some jobs of the page. Empty, or `(unknown)`: this version names none. */
  name: string | null
  /** To the second. */
  begunAt: string
}

export interface OwnRequest {
  call: Call
  /** Batches, one after the other. */
  rounds: number
}

/**
 * Decides at every poll whether the server's current job is ours. API and web page share one lock: until our turn the server may
 * run others' jobs, whose pictures must be neither shown nor stopped.
 *
 * @param before What it was at before we asked for anything; null: it did not say
 */
export function openOwnershipTest(request: OwnRequest, before: Job | null): (job: Job) => boolean {
  const others = before !== null && before.isBusy ? before : null
  let last = others && { begunAt: others.begunAt, isOurs: false }

  const judge = (job: Job): boolean => {
    const isSameAsBefore = others !== null && others.begunAt === job.begunAt
    switch (nameKind(job, request)) {
      case 'ours':
        // Others may use the API too. A job that began within the same second has another name.
        return !(isSameAsBefore && others.name === job.name)
      case 'theirs':
        return false
      case 'unnamed':
        return !isSameAsBefore
      case 'shared':
        return last === null || (last.isOurs && last.begunAt === job.begunAt)
    }
  }
  return (job) => {
    if (!job.isBusy) return false
    const isOurs = judge(job)
    last = { begunAt: job.begunAt, isOurs }
    return isOurs
  }
}

type NameKind = 'ours' | 'theirs' | 'unnamed' | 'shared'

/** `shared`: the page's jobs are called so as well, those of several rounds from their first round on. */
function nameKind({ name }: Job, { call, rounds }: OwnRequest): NameKind {
  if (name === '' || name === '(unknown)') return 'unnamed'
  if (name === NAMES[call]) return name.startsWith('scripts_') ? 'ours' : 'shared'
  return rounds > 1 && name?.endsWith(` out of ${rounds}`) ? 'shared' : 'theirs'
}
