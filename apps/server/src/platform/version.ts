import own from '../../package.json' with { type: 'json' }

/** Of this Easel. */
export const VERSION: string = own.version
