// Parts of the composer other than the text field; loaded as one chunk after the first view.
export { ComposerBar } from './bar/composer-bar.tsx'
export { recallPrompt, submitDraft, sendTyping } from './draft/api.ts'
export { ComposerHead } from './composer-head.tsx'
