import type { Mode } from '@easel/contract/drawing'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { openDialog } from '../../../lib/dialog-address.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { useSession } from '../../account/api.ts'
import styles from './speed-choice.module.css'
import { useParameters } from './use-parameters.ts'

const MODES: readonly Mode[] = ['FAST', 'RELAX', 'TURBO']

/** Speed and price. People whose plan lacks relaxed mode are told so. */
export function SpeedChoice() {
  const t = useText()
  const { settings, choose } = useParameters()
  const mayRelax = useSession()?.relax ?? false
  const [isRefused, setRefused] = useState(false)

  function handleChange(mode: Mode) {
    const lacksPlan = mode === 'RELAX' && !mayRelax
    setRefused(lacksPlan)
    if (!lacksPlan) choose({ mode })
  }

  return (
    <div className={styles.speed}>
      <RadioGroup
        label={t('params.speed')}
        value={settings.mode}
        choices={MODES.map((value) => ({ value, label: t(`params.mode.${value}`) }))}
        onChange={handleChange}
      />
      {isRefused && (
        <div className={styles.refused} role="alert">
          <p>{t('params.needsPlan')}</p>
          <Button size="inline" onClick={() => openDialog('subscribe')}>
            {t('subscribe.title')}
          </Button>
        </div>
      )}
    </div>
  )
}
