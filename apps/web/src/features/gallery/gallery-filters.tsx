import { useQuery } from '@tanstack/react-query'
import Heart from 'lucide-react/icons/heart'
import { useText } from '../../i18n/use-text.ts'
import { useCompany } from '../company/api.ts'
import { channelsQuery } from '../channel/api.ts'
import { Choice } from './choice.tsx'
import styles from './gallery-bar.module.css'
import { MEDIA, readFilters, type Scope } from './rules.ts'
import { useFilters } from './use-filters.ts'

const RATIOS = ['1:1', '2:3', '3:2', '3:4', '4:3', '9:16', '16:9']

export function GalleryFilters({ scope }: { scope: Scope }) {
  const t = useText()
  const [filters, changeFilters] = useFilters()
  const { data: channels = [] } = useQuery({ ...channelsQuery, enabled: false })
  const { botType, ratio, isLiked, channelId } = filters
  const ratios = ratio === null || RATIOS.includes(ratio) ? RATIOS : [...RATIOS, ratio]
  return (
    <>
      <MediumChoice />
      <Choice
        label={t('gallery.bot')}
        value={botType ?? ''}
        choices={[
          { value: 'MID_JOURNEY', label: 'Midjourney' },
          { value: 'NIJI_JOURNEY', label: 'niji' },
        ]}
        onChange={(bot) => changeFilters({ botType: readFilters(`?bot=${bot}`).botType })}
      />
      <Choice
        label={t('gallery.ratio')}
        value={ratio ?? ''}
        choices={ratios.map((value) => ({ value, label: value }))}
        onChange={(value) => changeFilters({ ratio: value || null })}
      />
      {scope.kind === 'own' && channels.length > 1 && (
        <Choice
          label={t('gallery.channel')}
          value={channelId ?? ''}
          choices={channels.map(({ id, title }) => ({ value: id, label: title || t('channel.fallback') }))}
          onChange={(value) => changeFilters({ channelId: value || null })}
        />
      )}
      <button
        type="button"
        className={styles.liked}
        aria-pressed={isLiked}
        onClick={() => changeFilters({ isLiked: !isLiked })}
      >
        <Heart size={16} strokeWidth={1.75} fill={isLiked ? 'currentColor' : 'none'} aria-hidden />
        {t('gallery.liked')}
      </button>
    </>
  )
}

/** Pictures or clips; not where nothing else is made than pictures, unless somebody comes by a link. */
function MediumChoice() {
  const t = useText()
  const [{ medium }, changeFilters] = useFilters()
  const makesOthers = (useCompany()?.media.length ?? 0) > 0
  if (!makesOthers && medium === null) return null
  return (
    <Choice
      label={t('gallery.medium')}
      value={medium ?? ''}
      choices={MEDIA.map((value) => ({
        value,
        label: t(value === 'video' ? 'gallery.medium.video' : 'gallery.medium.image'),
      }))}
      onChange={(value) => changeFilters({ medium: readFilters(`?medium=${value}`).medium })}
    />
  )
}
