import type { TextKey } from '../../i18n/text.ts'
import { useText } from '../../i18n/use-text.ts'
import { setHabits, useHabits } from '../../lib/stored.ts'
import { Switch } from '../../ui/switch.tsx'
import styles from './keyboard-settings.module.css'
import { useControlKey } from './use-control-key.ts'

interface Shortcut {
  /** One of these; what stands in one of them is pressed together. */
  presses: string[]
  does: TextKey
}

/** The keys that do something, by where they do it. */
export function KeyboardSettings() {
  const t = useText()
  const control = useControlKey()
  const sendsByEnter = useHabits((habits) => habits.sendKey === 'Enter')
  const send: Shortcut[] = [
    { presses: [sendsByEnter ? 'Enter' : `${control} Enter`], does: 'keys.send' },
    { presses: [sendsByEnter ? 'Shift Enter' : 'Enter'], does: 'keys.break' },
  ]
  return (
    <>
      <SingleKeysSwitch />
      <Keys
        title={t('keys.everywhere')}
        shortcuts={[{ presses: [`${control} B`], does: 'keys.sidebar' }, ...EVERYWHERE]}
      />
      <Keys title={t('keys.composer')} shortcuts={[...send, ...COMPOSER]} />
      <Keys title={t('keys.feed')} shortcuts={FEED} />
      <Keys title={t('keys.picture')} shortcuts={PICTURE} />
    </>
  )
}

function SingleKeysSwitch() {
  const t = useText()
  return (
    <Switch
      label={t('settings.singleKeys')}
      hint={t('settings.singleKeysHint')}
      isOn={useHabits((habits) => habits.singleKeys)}
      save={async (singleKeys) => setHabits({ singleKeys })}
    />
  )
}

const EVERYWHERE: Shortcut[] = [
  { presses: ['Alt ↑', 'Alt ↓'], does: 'keys.channels' },
  { presses: ['Esc'], does: 'keys.close' },
]
const COMPOSER: Shortcut[] = [
  { presses: ['↑'], does: 'keys.recall' },
  { presses: ['Esc'], does: 'keys.leave' },
]
const FEED: Shortcut[] = [
  { presses: ['/'], does: 'keys.compose' },
  { presses: ['J', 'K'], does: 'keys.walk' },
  { presses: ['1–4'], does: 'keys.open' },
  { presses: ['Shift 1–4'], does: 'keys.pick' },
  { presses: ['Alt 1–4'], does: 'keys.vary' },
  { presses: ['R'], does: 'keys.reroll' },
]
const PICTURE: Shortcut[] = [
  { presses: ['←', '→'], does: 'keys.pictures' },
  { presses: ['+', '-', '0'], does: 'keys.zoom' },
  { presses: ['D'], does: 'keys.download' },
  { presses: ['C'], does: 'keys.copy' },
]

function Keys({ title, shortcuts }: { title: string; shortcuts: Shortcut[] }) {
  const t = useText()
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
