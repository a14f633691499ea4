import type { Task } from '@easel/contract/drawing'

/**
 * Open WebUI asks the model of a chat for its title, tags and further questions in messages of this form. Nobody wants those drawn, and
 * nobody would know what they paid for.
 */
export function isChore(words: string): boolean {
  return /^### Task:\s/.test(words.trimStart())
}

/** Pictures as Markdown, each on a line of its own. */
export function writeMarkdown(pictures: readonly { address: string; task: Pick<Task, 'prompt'> }[]): string {
  return pictures.map(({ address, task }) => `![${altOf(task.prompt)}](${address})`).join('\n\n')
}

const ALT_MAX_CHARS = 200

function altOf(prompt: string): string {
  const plain = prompt.replace(/[[\]\\\s]+/g, ' ').trim()
  return plain === '' ? 'drawing' : plain.slice(0, ALT_MAX_CHARS)
}
