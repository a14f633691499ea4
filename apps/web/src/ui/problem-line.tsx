import styles from './problem-line.module.css'

/** Error messages next to the pressed control; not a live region, because a toast has announced them. Nothing when empty. */
export function ProblemLine({ problems }: { problems: readonly string[] }) {
  const told = problems.filter((problem) => problem !== '')
  return told.length > 0 && <p className={styles.problem}>{told.join(' ')}</p>
}
