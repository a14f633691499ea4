// What the composer can do beside taking words; loaded as one, once the first cards are seen.
export { ComposerBar } from './bar/composer-bar.tsx'
export { recallPrompt, submitDraft, tellTyping } from './draft/api.ts'
export { ComposerHead } from './composer-head.tsx'
