import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { lazyScreen } from '../../../i18n/lazy-screen.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { useBot } from '../store.ts'
import { usePanelCommands } from '../panels/use-panel-commands.ts'
import styles from './parameters-pill.module.css'
import { summaryOf } from './rules.ts'
import { PILL_ID } from './store.ts'
import { useSettings } from './use-settings.ts'

const ParametersPanel = lazyScreen(() => import('./parameters-panel.tsx').then((part) => part.ParametersPanel))

/** Button with a summary of the settings; opens the panel. */
export function ParametersPill({ channelId }: { channelId: string }) {
  const t = useText()
  const [botType] = useBot()
  const { settings } = useSettings(botType, channelId)
  usePanelCommands()
  const summary = settings ? summaryOf(settings) : ''
  return (
    <Popover label={t('params.title')} options={{ side: 'above' }} trigger={<PillButton summary={summary} />}>
      <LazyBoundary>
        <ParametersPanel channelId={channelId} />
      </LazyBoundary>
    </Popover>
  )
}

/** Forwards the props of a popover trigger. */
function PillButton({ summary, ...trigger }: { summary: string }) {
  const t = useText()
  return (
    <button
      type="button"
      {...trigger}
      id={PILL_ID}
      className={styles.pill}
      aria-label={[t('params.title'), summary].filter(Boolean).join(' ')}
      {...ParametersPanel.onIntent}
    >
      <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />
      <span>{summary}</span>
    </button>
  )
}
