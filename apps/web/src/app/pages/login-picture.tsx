import styles from './login-picture.module.css'

const PICTURE = new URL('./login-picture.webp', import.meta.url).href

/** What the picture was drawn from, by the built-in painter. */
const PROMPT = 'a lighthouse on the coast at sunset, waves, seagulls, oil painting --ar 2:3 --seed 11'

/** The left half on wide screens: something that was drawn here, and the words it came from. */
export function LoginPicture() {
  return (
    <figure className={styles.picture}>
      <img src={PICTURE} alt="" width={832} height={1248} loading="lazy" decoding="async" />
      <figcaption lang="en">{PROMPT}</figcaption>
    </figure>
  )
}
