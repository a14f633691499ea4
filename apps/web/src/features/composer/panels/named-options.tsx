import type { BotType } from '@easel/contract/drawing'
import { useText } from '../../../i18n/use-text.ts'
import { useOptions } from '../parameters/use-options.ts'
import { LoadableView } from './loadable-view.tsx'
import styles from './named-options.module.css'
import { NewOption } from './new-option.tsx'
import { OptionRow } from './option-row.tsx'

/** Edits what `--name` stands for in prompts to a bot. */
export function NamedOptions({ botType }: { botType: BotType }) {
  const t = useText()
  const { options, error, refetch } = useOptions(botType)
  return (
    <LoadableView error={error} failed={t('prefer.failed')} onRetry={refetch}>
      {options && (
        <div className={styles.options}>
          <p className={styles.hint}>{t('prefer.hint')}</p>
          {options.mine.length === 0 && <p>{t('prefer.none')}</p>}
          {options.mine.length > 0 && (
            <ul className={styles.list} aria-label={t('prefer.options')}>
              {options.mine.map((option) => (
                <li key={option.name}>
                  <OptionRow option={option} botType={botType} />
                </li>
              ))}
            </ul>
          )}
          <NewOption botType={botType} />
        </div>
      )}
    </LoadableView>
  )
}
