import { inspect } from 'node:util'

/** A value that does not print: logs, JSON and error messages show `[secret]`. */
export interface Secret {
  reveal(): string
}

export function wrapSecret(value: string): Secret {
  const cover = () => '[secret]'
  return Object.freeze({ reveal: () => value, toString: cover, toJSON: cover, [inspect.custom]: cover })
}
