import type { Parameters, ParsedPrompt } from './parse-prompt.ts'

/** Write a prompt back in one fixed order, so that reading it again means the same. */
export function printPrompt({ words, without, parameters }: Omit<ParsedPrompt, 'problems'>): string {
  const no = without.length > 0 ? [`--no ${without.join(', ')}`] : []
  return [words, ...printParameters(parameters), ...no, ...printModel(parameters)].filter(Boolean).join(' ')
}

function printParameters({ aspectRatio, mode, raw, tile, ...numbers }: Parameters): string[] {
  const { seed, stylize, chaos, weird, quality } = numbers
  const named = {
    ar: aspectRatio && `${aspectRatio.width}:${aspectRatio.height}`,
    seed,
    s: stylize,
    c: chaos,
    w: weird,
  }
  const valued = Object.entries({ ...named, q: quality }).filter(([, value]) => value !== undefined)
  const flags = [raw && '--raw', tile && '--tile', mode && `--${mode.toLowerCase()}`]
  return [...valued.map(([name, value]) => `--${name} ${value}`), ...flags.filter((flag) => typeof flag === 'string')]
}

function printModel({ version, niji }: Parameters): string[] {
  if (niji !== undefined) return [`--niji ${niji}`]
  return version === undefined ? [] : [`--v ${version}`]
}
