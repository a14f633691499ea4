import type { Abilities, Ability } from '../engine.ts'

/** Of an engine that makes clips and nothing else. */
export function clipAbilities({ extend, cancel }: { extend: Ability; cancel: boolean }): Abilities {
  return {
    verbs: {
      imagine: 'unavailable',
      variation: 'unavailable',
      'vary-region': 'unavailable',
      'zoom-out': 'unavailable',
      'make-square': 'unavailable',
      pan: 'unavailable',
      upscale: 'unavailable',
      blend: 'unavailable',
      describe: 'unavailable',
      shorten: 'unavailable',
      video: 'native',
      extend,
    },
    bots: ['MID_JOURNEY', 'NIJI_JOURNEY'],
    preview: false,
    cancel,
    seed: false,
  }
}
