import type { Member } from '@easel/contract/channel'
import { createContext, type FocusEvent, use, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type CustomContainerComponentProps, type CustomItemComponentProps, Virtualizer } from 'virtua'
import { useText } from '../../../i18n/use-text.ts'
import styles from './member-list.module.css'
import { MemberRow } from './member-row.tsx'

/** With the gap to the next. */
const ROW_PX = 52

const MemberCount = createContext(0)

interface MemberRowsProps {
  channelId: string
  members: readonly Member[]
}

/** However many there are, only those near the window stand in the document, and whoever has the focus. It scrolls with what it stands in. */
export function MemberRows({ channelId, members }: MemberRowsProps) {
  const scroller = useRef<HTMLElement>(null)
  const { place, startMargin, measure } = useStart(scroller)
  const [focusedId, setFocusedId] = useState('')
  const focused = members.findIndex(({ id }) => id === focusedId)

  function handleFocus({ target }: FocusEvent) {
    const at = Number(target.closest('li')?.ariaPosInSet)
    setFocusedId(members[at - 1]?.id ?? '')
  }

  return (
    <div ref={place} onFocus={handleFocus}>
      <MemberCount value={members.length}>
        <Virtualizer
          data={members}
          itemSize={ROW_PX}
          as={List}
          item={Item}
          scrollRef={scroller}
          startMargin={startMargin}
          // What stands above it may have come meanwhile.
          onScroll={measure}
          keepMounted={focused < 0 ? [] : [focused]}
        >
          {(member) => <MemberRow key={member.id} channelId={channelId} member={member} />}
        </Virtualizer>
      </MemberCount>
    </div>
  )
}

function List(props: CustomContainerComponentProps) {
  const t = useText()
  return <ul {...props} aria-label={t('members.title')} />
}

/** Says where it stands among all, most of which are not in the document. */
function Item({ index, ...props }: CustomItemComponentProps) {
  const count = use(MemberCount)
  return <li {...props} className={styles.item} tabIndex={-1} aria-posinset={index + 1} aria-setsize={count} />
}

/** How far down the list begins in what scrolls it, which is what it stands in. */
function useStart(scroller: { current: HTMLElement | null }) {
  const place = useRef<HTMLDivElement>(null)
  const [startMargin, setStartMargin] = useState(0)

  function measure() {
    const around = place.current?.parentElement
    if (!place.current || !around) return
    scroller.current = around
    const distance = place.current.getBoundingClientRect().top - around.getBoundingClientRect().top
    setStartMargin(Math.round(distance + around.scrollTop))
  }

  const begin = useEffectEvent(measure)
  useLayoutEffect(() => begin(), [])
  return { place, startMargin, measure }
}
