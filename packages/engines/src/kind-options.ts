import { z } from 'zod'
import { type OptionField, pixels, text, wholeNumber } from './option-field.ts'

/** A name that the engine gives out, such as that of a model; null: the engine chooses. */
export const engineName = text(z.string().min(1).max(300).nullable().default(null))

/** A model that the engine is asked for by name. */
export const modelName = (usual: string) => text(z.string().min(1).max(300).default(usual))

export const steps = (hint?: string) => wholeNumber({ min: 1, max: 150, usual: null, ...(hint && { hint }) })

/** How strictly words are followed. Programs and files may give a fraction, the form takes whole numbers. */
export const guidance = (hint?: string): OptionField<number | null> => ({
  ...wholeNumber({ min: 1, max: 30, usual: null, ...(hint && { hint }) }),
  schema: z.number().min(1).max(30).nullable().default(null),
})

/** Of one picture; 262,144 are good for SD 1.5, 1,048,576 for SDXL. */
export const maxPixels = pixels(1_048_576)

/** After which a drawing is given up. */
export const timeoutSeconds = (usual: number) => wholeNumber({ min: 10, max: 7_200, usual })
