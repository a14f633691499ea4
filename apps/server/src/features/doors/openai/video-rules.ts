const PREFIX = 'video_'

/** What clients call a clip: `video_` and the id of its task. */
export function videoIdOf(taskId: string): string {
  return PREFIX + taskId
}

/** The task that is called so; its own id or number counts, too. */
export function taskIdOf(videoId: string | undefined): string | undefined {
  return videoId?.startsWith(PREFIX) ? videoId.slice(PREFIX.length) : videoId
}
