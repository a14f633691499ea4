const EIGHT_HOURS_MS = 8 * 3_600_000

/** Beijing's clock, as `2026-11-22T15:05:00`. */
const inBeijing = (instant: Date) => new Date(instant.getTime() + EIGHT_HOURS_MS).toISOString().slice(0, 19)

export const timeOfApi = (instant: Date) => `${inBeijing(instant)}+08:00`
export const timeOfBill = (instant: Date) => inBeijing(instant).replace('T', ' ')
export const dayInBeijing = (instant: Date) => inBeijing(instant).slice(0, 10)
export const hourInBeijing = (instant: Date) => Number(inBeijing(instant).slice(11, 13))

/** `1234` is `12.34`. */
export const yuan = (fen: number) =>
  `${fen < 0 ? '-' : ''}${Math.floor(Math.abs(fen) / 100)}.${String(Math.abs(fen) % 100).padStart(2, '0')}`
