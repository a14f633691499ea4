import ListFilter from 'lucide-react/icons/list-filter'
import Search from 'lucide-react/icons/search'
import { useText } from '../../../../i18n/use-text.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Popover } from '../../../../ui/popover.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { PHONE, useMedia } from '../../../../ui/use-media.ts'
import { FeedSearch } from './feed-search.tsx'
import styles from './feed-tools.module.css'
import { PartMenu } from './part-menu.tsx'
import { isFiltering, PARTS, readFilter } from './rules.ts'
import { changeFilter, useFilter } from './use-filter.ts'

/** Filter menu and search of the feed; on phones both are behind one button. */
export function FeedTools() {
  const t = useText()
  const filter = useFilter()
  if (useMedia(PHONE)) return <PhoneTools />
  return (
    <>
      <PartMenu />
      <Popover
        label={t('filter.search')}
        options={{ align: 'end', onOpen: focusField }}
        trigger={
          <IconButton icon={Search} label={t('filter.search')} data-on={filter.text !== ''} className={styles.tool} />
        }
      >
        {(close) => (
          <div className={styles.panel}>
            <FeedSearch onDone={close} />
          </div>
        )}
      </Popover>
    </>
  )
}

function PhoneTools() {
  const t = useText()
  const filter = useFilter()
  const choices = [
    { value: '', label: t('filter.everyone') },
    ...PARTS.map((value) => ({ value, label: t(`filter.${value}`) })),
  ]
  return (
    <Popover
      label={t('filter.title')}
      trigger={
        <IconButton icon={ListFilter} label={t('filter.title')} data-on={isFiltering(filter)} className={styles.tool} />
      }
    >
      {(close) => (
        <div className={styles.panel}>
          <FeedSearch onDone={close} />
          <RadioGroup
            label={t('filter.show')}
            value={filter.only ?? ''}
            choices={choices}
            onChange={(value) => changeFilter({ only: readFilter(`?only=${value}`).only })}
          />
        </div>
      )}
    </Popover>
  )
}

function focusField(content: HTMLElement): void {
  content.querySelector('input')?.focus()
}
