import type { Parameters } from './parse-prompt.ts'

/** Write a prompt back in one fixed order, so that reading it again means the same. */
export function printPrompt(prompt: { words: string; without: readonly string[]; parameters: Parameters }): string {
  const { words, without, parameters } = prompt
  const { aspectRatio, version, niji, seed, stylize, chaos, weird, quality, raw, tile, mode } = parameters
  const parts: (string | false | undefined)[] = [
    words,
    aspectRatio && `--ar ${aspectRatio.width}:${aspectRatio.height}`,
    seed !== undefined && `--seed ${seed}`,
    stylize !== undefined && `--s ${stylize}`,
    chaos !== undefined && `--c ${chaos}`,
    weird !== undefined && `--w ${weird}`,
    quality !== undefined && `--q ${quality}`,
    raw && '--raw',
    tile && '--tile',
    mode && `--${mode.toLowerCase()}`,
    without.length > 0 && `--no ${without.join(', ')}`,
    niji === undefined ? version && `--v ${version}` : `--niji ${niji}`,
  ]
  return parts.filter(Boolean).join(' ')
}
