import styles from './skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths of what will come, so that nothing shifts. */
  width?: string
  height: string
}

/** Holds the place of something that is on its way; it shows itself only after 150 ms. */
export function Skeleton({ width = '100%', height }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden />
}
