/** Whether the server says that there is no such file; false while it cannot be reached. */
export async function isGone(path: string): Promise<boolean> {
  try {
    return (await fetch(path, { method: 'HEAD', cache: 'no-store' })).status === 404
  } catch {
    return false // the net is away, and nothing is known of the file
  }
}
