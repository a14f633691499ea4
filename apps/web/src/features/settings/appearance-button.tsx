import Settings from 'lucide-react/icons/settings'
import { lazyScreen } from '../../i18n/lazy-screen.tsx'
import { useText } from '../../i18n/use-text.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import type { Align, Side } from '../../ui/place.ts'
import { Popover } from '../../ui/popover.tsx'

const AppearanceChoices = lazyScreen(() => import('./appearance-choices.tsx').then((part) => part.AppearanceChoices))

/** Theme and language menu for pages outside the app frame. */
export function AppearanceButton({ where }: { where: { side: Side; align: Align } }) {
  const t = useText()
  return (
    <Popover
      label={t('settings.appearance')}
      options={where}
      trigger={<IconButton label={t('settings.appearance')} icon={Settings} {...AppearanceChoices.onIntent} />}
    >
      <LazyBoundary>
        <AppearanceChoices />
      </LazyBoundary>
    </Popover>
  )
}
