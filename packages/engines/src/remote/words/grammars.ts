/** Prompt syntax of an engine, and how to escape plain words in it. */
export interface Grammar {
  escape(words: string): string
  /** Add a weight to escaped words; null: not supported. */
  weigh: ((escaped: string, weight: number) => string) | null
  /** The prompt as a whole, once all is joined. */
  close(prompt: string): string
}

/** A file of a model by its name, or a setting: `<lora:…>`, `<hypernet:…>`, `<sd_cpp_extra_args>`. Nothing reads one with a space in it. */
const breakTags = (words: string) => words.replace(/<(?=\S)/g, '< ')

/** Between these stable-diffusion.cpp's servers take settings out of a prompt, in every one of their APIs. */
const SETTINGS_TAG = /<\/?sd_cpp_extra_args>/gi

/** Removing one may form another, so repeat. */
function dropSettings(words: string): string {
  const less = words.replace(SETTINGS_TAG, '')
  return less === words ? words : dropSettings(less)
}

/** Syntax of common plug-ins that replace text: `__animals__`, `{red|blue}`, `${name}`. */
function disarmPlugIns(words: string): string {
  return words.replace(/__+/g, ' ').replace(/\{/g, '(').replace(/\}/g, ')')
}

const weighInBrackets = (escaped: string, weight: number) => `(${escaped}:${weight})`

/** An engine that reads a prompt as it is written. */
export const plainWords: Grammar = {
  escape: (words) => breakTags(dropSettings(words)),
  weigh: null,
  close: (prompt) => prompt,
}

/**
 * AUTOMATIC1111, Forge and stable-diffusion.cpp: `(x:1.2)` and `[x:y:0.5]` need a backslash; for `AND`, `BREAK` and a comment behind `#`
 * there is none. A number behind a last colon would be the weight of everything.
 */
export const attentionWords: Grammar = {
  escape: (words) =>
    disarmPlugIns(plainWords.escape(words))
      .replace(/\b(?:AND(?=_|\b)|BREAK\b)/g, (word) => word.toLowerCase())
      .replace(/#/g, ' ')
      .replace(/[\\()[\]]/g, '\\$&'),
  weigh: weighInBrackets,
  close: (prompt) => (/:\s*[-+]?[\d.]+\s*$/.test(prompt) ? `${prompt.trimEnd()},` : prompt),
}

/** ComfyUI: only round brackets mean something, and a word that names a file. */
export const comfyWords: Grammar = {
  escape: (words) =>
    disarmPlugIns(plainWords.escape(words))
      .replace(/embedding:/gi, (word) => `${word.slice(0, -1)} :`)
      .replace(/[()]/g, '\\$&'),
  weigh: weighInBrackets,
  close: (prompt) => prompt,
}
