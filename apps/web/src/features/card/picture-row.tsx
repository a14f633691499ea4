import styles from './picture-row.module.css'

/** Thumbnails of the base images. */
export function PictureRow({ ids }: { ids: readonly string[] }) {
  return (
    <p className={styles.row} data-base-pictures={ids.length}>
      {ids.map((id, at) => (
        <img key={at} src={`/api/files/${id}?w=320`} alt="" width={32} height={32} />
      ))}
    </p>
  )
}
