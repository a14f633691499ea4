import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'wouter'
import styles from './attention.module.css'

interface LineProps {
  text: string
  value: string
  /** Where one acts; undefined: nowhere in the console. */
  href?: string | undefined
  tone?: 'gold' | 'danger' | undefined
}

/** A sentence with its number; all of it is the way to the page where one acts. */
export function AttentionLine({ text, value, href, tone }: LineProps) {
  const words = (
    <>
      <span className={styles.text}>{text}</span>
      <b className={styles.value}>{value}</b>
      {href && <ChevronRight size={16} strokeWidth={1.75} aria-hidden />}
    </>
  )
  return (
    <li data-tone={tone}>
      {href ? (
        <Link className={styles.line} href={href}>
          {words}
        </Link>
      ) : (
        <div className={styles.line}>{words}</div>
      )}
    </li>
  )
}
