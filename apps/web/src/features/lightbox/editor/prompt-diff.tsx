import { useText } from '../../../i18n/use-text.ts'
import styles from './prompt-diff.module.css'
import { diffWords } from './rules.ts'

/** Word diff of two prompts, marked by colour, sign and hidden text. */
export function PromptDiff({ before, after }: { before: string; after: string }) {
  const t = useText()
  const parts = diffWords(before, after)
  const isSame = parts.every(({ kind }) => kind === 'same')
  return (
    <section className={styles.diff} aria-label={t('modal.changes')}>
      <h3>{t('modal.changes')}</h3>
      {isSame && <p className={styles.same}>{t('modal.unchanged')}</p>}
      {!isSame && (
        <p className={styles.text}>
          {parts.map(({ kind, text }, at) => {
            if (kind === 'same') return <span key={at}>{text}</span>
            const Mark = kind === 'added' ? 'ins' : 'del'
            return (
              <Mark key={at}>
                <span className="sr-only">{t(`modal.${kind}`)} </span>
                <b aria-hidden>{kind === 'added' ? '+' : '−'}</b>
                {text}
              </Mark>
            )
          })}
        </p>
      )}
    </section>
  )
}
