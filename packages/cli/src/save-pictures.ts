import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Task } from '@easel/contract/drawing'
import { download, type Server } from './client.ts'

/**
 * Write the four pictures and the grid as PNG files, and clips as what they are; their absolute paths, the grid last. Files of the
 * same name are replaced.
 */
export async function savePictures(server: Server, task: Task, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const stem = `${slugOf(task.prompt)}-${task.seed ?? task.id}`
  const wanted = task.images.map((image, at) => ({ url: image.url, name: `${stem}-${at + 1}.png` }))
  for (const { url, mime } of task.media) wanted.push({ url, name: `${stem}.${endingOf(mime)}` })
  if (task.grid) wanted.push({ url: task.grid.url, name: `${stem}-grid.png` })
  const paths: string[] = []
  for (const { url, name } of wanted) {
    const path = resolve(join(folder, name))
    await writeFile(`${path}.part`, await download(server, url))
    await rename(`${path}.part`, path)
    paths.push(path)
  }
  return paths
}

/** Of a file: `video/mp4` is `mp4`. */
function endingOf(mime: string): string {
  return mime.replace(/^\w+\//, '').replace(/[^a-z0-9]/g, '')
}

/** The first words of the prompt as a file name, at most 40 characters, in any script. */
export function slugOf(prompt: string): string {
  const words = prompt.replace(/\s--.*$/s, '').toLowerCase()
  const slug = words.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '')
  return [...slug].slice(0, 40).join('').replace(/-+$/, '') || 'picture'
}
