import { z } from 'zod'
import type { DrawOrder } from '../engine.ts'
import { longText } from '../option-field.ts'

/** LoRA files by the names that people use. */
export type LoraFiles = ReadonlyMap<string, string>

/** Allowed names: writable in our prompts and in the engines'. */
const NAME = /^(?!\p{Pd})[^\s:：=<>{}\\]+$/u
const FILE = /^[^:<>\p{Cc}]+$/u

const pairs = (text: string) =>
  text
    .split(/[,，\n]/)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')

/** `name=file`, with commas between them. */
export const loras = longText(z.string().max(4_000).check(tellFault).nullable().default(null))

/** For a field of a form `params` names the pair that is wrong; for a file the message is a sentence. */
function tellFault(context: z.core.ParsePayload<string>): void {
  const wrong = pairs(context.value).find((pair) => readPair(pair) === null)
  if (wrong === undefined) return
  const params = { problem: 'lora_unreadable', at: wrong, options: [] }
  context.issues.push({ code: 'custom', input: context.value, message: `${wrong}: name=file was expected`, params })
}

function readPair(pair: string): [name: string, file: string] | null {
  const at = pair.indexOf('=')
  const [name, file] = [pair.slice(0, Math.max(0, at)).trim(), pair.slice(at + 1).trim()]
  return NAME.test(name) && FILE.test(file) ? [name.toLowerCase(), file] : null
}

/** Of a text that is one of these options. */
export function readLoras(text: string | null): LoraFiles {
  return new Map(pairs(text ?? '').flatMap((pair) => [readPair(pair)].filter((read) => read !== null)))
}

/** The order's LoRAs that this engine has; an upscale may name another engine's. */
export function chooseLoras(
  files: LoraFiles,
  { loras = [] }: Pick<DrawOrder, 'loras'>,
): { file: string; weight: number }[] {
  return loras.flatMap(({ name, weight }) => {
    const file = files.get(name)
    return file === undefined ? [] : [{ file, weight }]
  })
}

/** Those that a server does not list, for whoever connects it. */
export function listMissingLoras(files: LoraFiles, listed: readonly string[]): { code: string; detail: string }[] {
  return [...files.values()]
    .filter((file) => !listed.includes(file))
    .map((file) => ({ code: 'lora_missing', detail: file }))
}
