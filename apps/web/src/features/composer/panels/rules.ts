const TASK_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Task id in a link to one of its pictures. */
const IN_LINK = /[?&]image=([0-9a-f-]{36})/i

/** Task id from an id or a link to a picture; null when it is neither. */
export function taskIdIn(written: string): string | null {
  const trimmed = written.trim()
  const id = IN_LINK.exec(trimmed)?.[1] ?? trimmed
  return TASK_ID.test(id) ? id.toLowerCase() : null
}
