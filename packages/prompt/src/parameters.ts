/** How the value of a parameter is read. */
export type Parameter =
  | { name: string; kind: 'number'; min: number; max: number; whole: boolean }
  | { name: string; kind: 'ratio' }
  | { name: string; kind: 'choice'; choices: readonly string[]; optional: boolean }
  | { name: string; kind: 'words' }
  | { name: string; kind: 'flag' }

/** Newest first; the first is the default. */
export const VERSIONS = ['7', '6.1', '6', '5.2', '5.1'] as const
export const NIJI_VERSIONS = ['7', '6', '5', '4'] as const

/** Largest side of `--ar`, as in `--ar 21:9`; ratios beyond 1:14 or 14:1 name no picture. */
export const RATIO_MAX_SIDE = 1000
export const RATIO_MAX = 14
export const SEED_MAX = 4294967295

const number = (name: string, min: number, max: number, whole = true): Parameter => ({
  name,
  kind: 'number',
  min,
  max,
  whole,
})

/** Long names as they are printed back; ranges as the bot documents them. */
const PARAMETERS: readonly Parameter[] = [
  { name: 'ar', kind: 'ratio' },
  { name: 'v', kind: 'choice', choices: VERSIONS, optional: false },
  { name: 'niji', kind: 'choice', choices: NIJI_VERSIONS, optional: true },
  number('seed', 0, SEED_MAX),
  number('s', 0, 1000),
  number('c', 0, 100),
  number('w', 0, 3000),
  number('q', 0.25, 4, false),
  { name: 'no', kind: 'words' },
  { name: 'raw', kind: 'flag' },
  { name: 'tile', kind: 'flag' },
  { name: 'fast', kind: 'flag' },
  { name: 'relax', kind: 'flag' },
  { name: 'turbo', kind: 'flag' },
]

const ALIASES: Readonly<Record<string, string>> = {
  aspect: 'ar',
  version: 'v',
  stylize: 's',
  chaos: 'c',
  weird: 'w',
  quality: 'q',
}

const byName = new Map(PARAMETERS.map((parameter) => [parameter.name, parameter]))

/** By either name, in any case; undefined when nobody knows it. */
export function findParameter(written: string): Parameter | undefined {
  const name = written.toLowerCase()
  return byName.get(ALIASES[name] ?? name)
}
