import type { PricedAct, Prices } from '@easel/contract/prices'
import { type AdminKey, useAdminText } from '../../../i18n/admin-words.ts'
import { PriceCell } from './price-cell.tsx'
import styles from './price-table.module.css'
import { ACTS, EVERYWHERE, keyOf, MODES, type PricesDraft, writtenIn } from './rules.ts'
import { writePrices } from './store.ts'

interface PriceTableProps {
  /** An id, or EVERYWHERE. */
  engine: string
  saved: Prices
  draft: PricesDraft
  /** What is wrong with each cell. */
  errors: Record<string, string>
}

/** An act a row, a speed a column. */
export function PriceTable({ engine, saved, draft, errors }: PriceTableProps) {
  const t = useAdminText()
  const shown = (at: string, act: PricedAct, mode: (typeof MODES)[number]) => {
    const cell = { engine: at, act, mode }
    return draft[keyOf(cell)] ?? writtenIn(saved, cell)
  }
  return (
    <table
      className={styles.table}
      aria-label={t('admin.costs.table', { engine: engine === EVERYWHERE ? t('admin.costs.all') : engine })}
    >
      <thead>
        <tr>
          <th scope="col">{t('admin.act')}</th>
          {MODES.map((mode) => (
            <th key={mode} scope="col">
              {t(`params.mode.${mode}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ACTS.map((act) => (
          <tr key={act}>
            <th scope="row">{t(nameOf(act))}</th>
            {MODES.map((mode) => (
              <td key={mode}>
                <PriceCell
                  label={t('admin.costs.at', { act: t(nameOf(act)), mode: t(`params.mode.${mode}`) })}
                  value={shown(engine, act, mode)}
                  placeholder={engine === EVERYWHERE ? '' : shown(EVERYWHERE, act, mode)}
                  error={errors[keyOf({ engine, act, mode })]}
                  onType={(typed) => writePrices({ [keyOf({ engine, act, mode })]: typed })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Cards call picking and enlarging alike; here they cost differently. */
function nameOf(act: PricedAct): AdminKey {
  if (act === 'PICK' || act === 'VIDEO' || act === 'EXTEND') return `admin.costs.${act}`
  return act === 'UPSCALE' ? 'drawing.group.upscale' : `drawing.kind.${act}`
}
