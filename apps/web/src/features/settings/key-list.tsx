import { type SettingsKey, useSettingsText } from '../../i18n/settings-words.ts'
import { useHabits } from '../../lib/stored.ts'
import styles from './key-list.module.css'
import { useControlKey } from './use-control-key.ts'

interface Shortcut {
  /** One of these; what stands in one of them is pressed together. */
  presses: string[]
  does: SettingsKey
}

/** The keys that do something, by where they do it. */
export function KeyList() {
  const t = useSettingsText()
  const control = useControlKey()
  const sendsByEnter = useHabits((habits) => habits.sendKey === 'Enter')
  const hasSingleKeys = useHabits((habits) => habits.letterKeys)
  const single = (...keys: string[]) => (hasSingleKeys ? keys : [])
  const everywhere: Shortcut[] = [
    { presses: [`${control} K`], does: 'quick.title' },
    { presses: [`${control} B`], does: 'keys.sidebar' },
    { presses: [`${control} Shift G`, ...single('G', 'D')], does: 'keys.gallery' },
    { presses: ['Alt ↑', 'Alt ↓'], does: 'keys.channels' },
    { presses: ['Esc'], does: 'keys.close' },
    { presses: [`${control} /`, ...single('?')], does: 'keys.title' },
  ]
  const composer: Shortcut[] = [
    { presses: ['/'], does: 'keys.compose' },
    { presses: [sendsByEnter ? 'Enter' : `${control} Enter`], does: 'keys.send' },
    { presses: [sendsByEnter ? 'Shift Enter' : 'Enter'], does: 'keys.break' },
    { presses: ['↑'], does: 'keys.recall' },
    { presses: ['Esc'], does: 'keys.leave' },
  ]
  const feed: Shortcut[] = [
    { presses: [`${control} ↑`, `${control} ↓`, ...single('K', 'J')], does: 'keys.walk' },
    ...RINGED,
  ]
  const region = [...REGION, { presses: [`${control} Z`], does: 'region.undo' as const }]
  return (
    <>
      <Keys title={t('keys.everywhere')} shortcuts={everywhere} />
      <Keys title={t('keys.composer')} shortcuts={composer} />
      <Keys title={t('keys.feed')} shortcuts={feed} />
      <Keys title={t('keys.picture')} shortcuts={PICTURE} />
      <Keys title={t('keys.clip')} shortcuts={CLIP} />
      <Keys title={t('modal.title.INPAINT')} shortcuts={region} />
    </>
  )
}

/** For the card that has the ring. */
const RINGED: Shortcut[] = [
  { presses: ['1–4'], does: 'keys.open' },
  { presses: ['Shift 1–4'], does: 'keys.pick' },
  { presses: ['Alt 1–4'], does: 'keys.vary' },
  { presses: ['Alt R'], does: 'keys.reroll' },
  { presses: ['L'], does: 'lightbox.like' },
  { presses: ['C'], does: 'keys.copy' },
  { presses: ['Alt E'], does: 'drawing.reuse' },
]
const PICTURE: Shortcut[] = [
  { presses: ['←', '→'], does: 'keys.pictures' },
  { presses: ['+', '-', '0'], does: 'keys.zoom' },
  { presses: ['D'], does: 'keys.download' },
  { presses: ['L'], does: 'lightbox.like' },
  { presses: ['C'], does: 'keys.copy' },
  { presses: ['I'], does: 'lightbox.panel' },
]
const CLIP: Shortcut[] = [
  { presses: ['Space', 'K'], does: 'keys.clipPlay' },
  { presses: ['←', '→'], does: 'keys.clipSecond' },
  { presses: [',', '.'], does: 'keys.clipFrame' },
  { presses: ['M'], does: 'keys.clipSound' },
  { presses: ['F'], does: 'keys.clipWhole' },
  { presses: ['L'], does: 'keys.clipLoop' },
]
const REGION: Shortcut[] = [
  { presses: ['B', 'R', 'L', 'E'], does: 'keys.tools' },
  { presses: ['[', ']'], does: 'keys.brush' },
]

function Keys({ title, shortcuts }: { title: string; shortcuts: Shortcut[] }) {
  const t = useSettingsText()
  return (
    <section className={styles.keys}>
      <h3>{title}</h3>
      <dl>
        {shortcuts.map(({ presses, does }) => (
          <div key={does}>
            <dt>
              {presses.map((press) => (
                <kbd key={press}>{press}</kbd>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
