/** Which picture is open; `index` counts from 1. */
export interface OpenPicture {
  taskId: string
  index: number
}

/** Read `?image=<task>:<n>`; null for anything else that may stand there. */
export function readAddress(search: string): OpenPicture | null {
  const [, taskId, index] = /^([0-9a-f-]{36}):([1-9])$/.exec(new URLSearchParams(search).get('image') ?? '') ?? []
  return taskId && index ? { taskId, index: Number(index) } : null
}

/** The same query string with another picture open, or none. */
export function writeAddress(search: string, picture: OpenPicture | null): string {
  const params = new URLSearchParams(search)
  if (picture) params.set('image', `${picture.taskId}:${picture.index}`)
  else params.delete('image')
  const written = params.toString().replaceAll('%3A', ':')
  return written === '' ? '' : `?${written}`
}
