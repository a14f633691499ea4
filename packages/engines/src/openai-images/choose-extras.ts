import { isGptImage } from './is-gpt-image.ts'
import { EXTRAS, type Extra, type Server } from './server.ts'
import type { ImageRequest } from './write-request.ts'

/** How a refusal names what it is about; `Streaming is only supported with n=1.` never comes, since streams are asked for one at a time. */
const SIGNS: Readonly<Record<Extra, RegExp>> = {
  streams: /stream|partial_images/i,
  fidelity: /input_fidelity/i,
  opaque: /background/i,
  secondMask: /mask_image/i,
  several: /\bn\b/,
  seed: /\bseed\b/i,
}

/** Optional parameters of this request, as far as the server supports them. */
export function chooseExtras(
  { settings, known }: Pick<Server, 'settings' | 'known'>,
  wish: ImageRequest,
  count: number,
): ReadonlySet<Extra> {
  const isGpt = isGptImage(settings.model)
  const isOpenAi = new URL(settings.url).hostname === 'api.openai.com'
  const isWanted: Record<Extra, boolean> = {
    // OpenAI streams single pictures only. Four streams would make a grid as well, and be billed for each picture on the way.
    streams: count === 1,
    fidelity: wish.pictures.length > 0 && wish.isFaithful,
    // What is transparent would be shown on grey.
    opaque: isGpt,
    // vLLM-Omni's name for it. stable-diffusion.cpp looks for `mask` alone, LocalAI has no edits, and OpenAI would refuse it.
    secondMask: wish.mask !== null && !isGpt && !isOpenAi,
    several: count > 1,
    // OpenAI has none. Some servers draw the same picture again for whoever names none.
    seed: !isGpt && !isOpenAi,
  }
  return new Set(EXTRAS.filter((extra) => isWanted[extra] && known[extra]))
}

/** What was refused of it, by what the server said; null: it is something else. */
export function findRefused(refusalText: string, extras: ReadonlySet<Extra>): Extra | null {
  return EXTRAS.find((extra) => extras.has(extra) && SIGNS[extra].test(refusalText)) ?? null
}
