import styles from './problem-line.module.css'

/** What was wrong with the last press, beside what was pressed; a toast has said it aloud. Nothing where nothing was. */
export function ProblemLine({ problems }: { problems: readonly string[] }) {
  const told = problems.filter((problem) => problem !== '')
  return told.length > 0 && <p className={styles.problem}>{told.join(' ')}</p>
}
