import styles from './login-picture.module.css'

const PICTURE = new URL('./login-picture.webp', import.meta.url).href

/** The prompt of the picture, which the built-in painter drew. */
const PROMPT = 'a lighthouse on a cliff above the sea at sunset, oil painting --ar 2:3 --seed 21'

/** Left half of the login page on wide screens: a picture drawn here, with its prompt. */
export function LoginPicture() {
  return (
    <figure className={styles.picture}>
      <img src={PICTURE} alt="" width={832} height={1248} loading="lazy" decoding="async" />
      <figcaption lang="en">{PROMPT}</figcaption>
    </figure>
  )
}
