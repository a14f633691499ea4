// What plays clips, with its words; loaded with the first clip.
import { loadClipWords } from '../../../i18n/clip-words.ts'
import { CardClip } from './card-clip.tsx'
import { ClipPlayer } from './clip-player.tsx'

export async function loadCardClip() {
  await loadClipWords()
  return CardClip
}

export async function loadClipPlayer() {
  await loadClipWords()
  return ClipPlayer
}
