import * as z from 'zod/mini'
import { id } from './basics.ts'

/** A webhook that is told nothing any more. */
export const stoppedWebhook = z.object({ id, host: z.string(), stopped: z.literal('failing') })
