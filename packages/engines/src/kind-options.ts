import { z } from 'zod'

/** A name that the engine gives out, such as that of a model; null: the engine chooses. */
export const engineName = z.string().min(1).max(300).nullable().default(null)

export const steps = z.int().min(1).max(150).nullable().default(null)

/** Of one picture; 262,144 are good for SD 1.5, 1,048,576 for SDXL. */
export const maxPixels = z.int().min(65_536).max(4_194_304).default(1_048_576)

/** After which a drawing is given up. */
export const timeoutSeconds = (usual: number) => z.int().min(10).max(7_200).default(usual)
