/** What the supervisor needs of a logger; pino's fits. */
export interface EmbeddedLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}
