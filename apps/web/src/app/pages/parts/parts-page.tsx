import { ChoiceParts } from './choice-parts.tsx'
import { FieldParts } from './field-parts.tsx'
import { FloatingParts } from './floating-parts.tsx'
import styles from './parts-page.module.css'
import { PressParts } from './press-parts.tsx'
import { StateParts } from './state-parts.tsx'

/** Development only: every component of `ui/` in its states, in both themes. Its texts are not translated. */
export function PartsPage() {
  return (
    <main className={styles.page} lang="en-US">
      <h1 className="sr-only">Parts</h1>
      <Theme name="dark" />
      <Theme name="light" />
    </main>
  )
}

function Theme({ name }: { name: 'dark' | 'light' }) {
  return (
    <section className={styles.theme} data-theme={name} aria-label={name}>
      <h2>{name}</h2>
      <PressParts />
      <FieldParts />
      <ChoiceParts />
      <StateParts />
      <FloatingParts />
    </section>
  )
}
