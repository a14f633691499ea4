/** Hz of the two tones, one after the other. */
const TONES = [659.25, 987.77]
const APART_SECONDS = 0.12
const FADE_SECONDS = 0.6
/** Of full loudness. */
const GAIN = 0.05
/** Several that come at once sound as one. */
const PAUSE_MS = 2_000

let lastAt = Number.NEGATIVE_INFINITY

/** One soft sound, made here. A browser that has not been touched yet plays none. */
export function playNote(): void {
  const now = performance.now()
  if (now - lastAt < PAUSE_MS || typeof AudioContext === 'undefined') return
  lastAt = now
  const context = new AudioContext()
  TONES.forEach((hertz, at) => ring(context, hertz, context.currentTime + at * APART_SECONDS))
  setTimeout(() => void context.close(), PAUSE_MS)
}

function ring(context: AudioContext, hertz: number, from: number): void {
  const [tone, loudness] = [context.createOscillator(), context.createGain()]
  tone.frequency.value = hertz
  loudness.gain.setValueAtTime(0, from)
  loudness.gain.linearRampToValueAtTime(GAIN, from + 0.01)
  loudness.gain.exponentialRampToValueAtTime(0.0001, from + FADE_SECONDS)
  tone.connect(loudness).connect(context.destination)
  tone.start(from)
  tone.stop(from + FADE_SECONDS)
}
