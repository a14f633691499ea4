import type { BotType, Mode } from '@easel/contract/drawing'
import { type Parameters, parsePrompt } from '@easel/prompt/parse-prompt'
import { NIJI_VERSIONS, VERSIONS } from '@easel/prompt/parameters'
import { printPrompt } from '@easel/prompt/print-prompt'
import type { TaskParameters } from '../../db/tables.ts'
import { Refusal } from '../../errors.ts'

/** What a prompt and the buttons around it say, with defaults for the rest. */
export interface ReadPrompt {
  finalPrompt: string
  botType: BotType
  modelVersion: string
  mode: Mode
  /** `3:2` */
  aspectRatio: string
  /** Null: any. */
  seed: number | null
  parameters: TaskParameters
}

const STYLIZE_DEFAULT = 100
const SQUARE = { width: 1, height: 1 }

/**
 * Read a prompt; what it says beats what was chosen beside it.
 *
 * @throws Refusal invalid_input naming each parameter that is wrong, or that no words are left
 */
export function readPrompt(prompt: string, chosen: { botType: BotType; mode?: Mode | undefined }): ReadPrompt {
  const { words, without, parameters, problems } = parsePrompt(prompt)
  if (problems.length > 0) {
    const wrong = problems.map(({ at, reason, allowed }) => ({ problem: reason, at, options: allowed }))
    throw new Refusal('invalid_input', { fields: { prompt: wrong } })
  }
  if (words === '') throw new Refusal('invalid_input', { fields: { prompt: 'no_words' } })
  const model = chooseModel(parameters, chosen.botType)
  const { width, height } = parameters.aspectRatio ?? SQUARE
  return {
    ...model,
    finalPrompt: printFinal({ words, without, parameters }, model),
    mode: parameters.mode ?? chosen.mode ?? 'FAST',
    aspectRatio: `${width}:${height}`,
    seed: parameters.seed ?? null,
    parameters: {
      words,
      without,
      stylize: parameters.stylize ?? STYLIZE_DEFAULT,
      chaos: parameters.chaos ?? 0,
      weird: parameters.weird ?? 0,
    },
  }
}

/** The final prompt of a drawing that is made again in `mode`: without the seed it named, and without a speed it does not have. */
export function printAgain(finalPrompt: string, mode: Mode): string {
  const { words, without, parameters } = parsePrompt(finalPrompt)
  const kept = { ...parameters }
  delete kept.seed
  if (kept.mode !== mode) delete kept.mode
  return printPrompt({ words, without, parameters: kept })
}

function chooseModel({ niji, version }: Parameters, botType: BotType): { botType: BotType; modelVersion: string } {
  if (niji !== undefined) return { botType: 'NIJI_JOURNEY', modelVersion: niji }
  if (version !== undefined) return { botType: 'MID_JOURNEY', modelVersion: version }
  return { botType, modelVersion: botType === 'NIJI_JOURNEY' ? NIJI_VERSIONS[0] : VERSIONS[0] }
}

function printFinal(
  { words, without, parameters }: { words: string; without: string[]; parameters: Parameters },
  { botType, modelVersion }: { botType: BotType; modelVersion: string },
): string {
  const model = botType === 'NIJI_JOURNEY' ? { niji: modelVersion } : { version: modelVersion }
  return printPrompt({ words, without, parameters: { aspectRatio: SQUARE, ...parameters, ...model } })
}
