import styles from './skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths of the final content, so that nothing shifts. */
  width?: string
  height: string
}

/** Loading placeholder; visible only after 150 ms. */
export function Skeleton({ width = '100%', height }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden />
}
