import { useText } from '../../i18n/use-text.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Placeholder while loading; `height` as a CSS length. */
export function LoadingPlaceholder({ height }: { height: string }) {
  const t = useText()
  return (
    <div role="status" aria-label={t('ui.loading')}>
      <Skeleton height={height} />
    </div>
  )
}
