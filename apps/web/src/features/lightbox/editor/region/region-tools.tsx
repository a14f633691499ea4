import type { LucideIcon } from 'lucide-react'
import Brush from 'lucide-react/icons/brush'
import Eraser from 'lucide-react/icons/eraser'
import FlipHorizontal2 from 'lucide-react/icons/carets-to-axis-dashed-horizontal'
import Lasso from 'lucide-react/icons/lasso'
import Maximize from 'lucide-react/icons/maximize'
import Redo2 from 'lucide-react/icons/redo-2'
import SquareDashed from 'lucide-react/icons/square-dashed'
import Trash2 from 'lucide-react/icons/trash'
import Undo2 from 'lucide-react/icons/undo-2'
import { useId } from 'react'
import { useText } from '../../../../i18n/use-text.ts'
import { RangeInput } from '../../../../ui/range-input.tsx'
import { canUndo } from './history-rules.ts'
import styles from './region-tools.module.css'
import { BRUSH_MAX, BRUSH_MIN, type Tool } from './rules.ts'
import { ToolButton } from './tool-button.tsx'
import type { Region } from './use-region.ts'

const TOOLS: readonly { tool: Tool; icon: LucideIcon }[] = [
  { tool: 'brush', icon: Brush },
  { tool: 'rectangle', icon: SquareDashed },
  { tool: 'lasso', icon: Lasso },
  { tool: 'eraser', icon: Eraser },
]

/** Tool, brush size, undo and redo. */
export function RegionTools({ region, onFit }: { region: Region; onFit: () => void }) {
  const t = useText()
  const { history, tool } = region
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('region.tools')}>
      <div className={styles.group}>
        {TOOLS.map(({ tool: one, icon }) => (
          <ToolButton
            key={one}
            icon={icon}
            label={t(`region.${one}`)}
            aria-pressed={tool === one}
            onClick={() => region.choose(one)}
          />
        ))}
      </div>
      <BrushSize region={region} />
      <div className={styles.group}>
        <ToolButton icon={Undo2} label={t('region.undo')} disabled={!canUndo(history)} onClick={region.undo} />
        <ToolButton
          icon={Redo2}
          label={t('region.redo')}
          disabled={history.undone.length === 0}
          onClick={region.redo}
        />
        <ToolButton icon={FlipHorizontal2} label={t('region.invert')} onClick={() => region.add({ kind: 'invert' })} />
        <ToolButton icon={Trash2} label={t('region.clear')} onClick={() => region.add({ kind: 'clear' })} />
        <ToolButton icon={Maximize} label={t('region.fit')} onClick={onFit} />
      </div>
    </div>
  )
}

function BrushSize({ region }: { region: Region }) {
  const t = useText()
  const id = useId()
  return (
    <div className={styles.size}>
      <label htmlFor={id}>{t('region.size')}</label>
      <RangeInput
        id={id}
        min={BRUSH_MIN}
        max={BRUSH_MAX}
        step={1}
        value={region.size}
        onChange={(event) => region.resize(event.target.valueAsNumber)}
      />
      <output htmlFor={id}>{region.size}</output>
    </div>
  )
}
