import {
  createContext,
  type FocusEvent,
  type ReactElement,
  use,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type CustomContainerComponentProps, type CustomItemComponentProps, Virtualizer } from 'virtua'

interface LongListProps<Entry> {
  entries: readonly Entry[]
  children: (entry: Entry) => ReactElement
  options: LongListOptions
}

interface LongListOptions {
  /** Estimated height of an entry in px, including the gap. */
  entryPx: number
  /** `rows`: table rows, below a single header row. */
  shape?: 'list' | 'rows'
  /** Accessible name. */
  label?: string
  className?: string | undefined
  entryClassName?: string | undefined
}

/** Options for the list's custom components. */
const Shape = createContext<LongListOptions & { count: number }>({ entryPx: 0, count: 0 })

/** List that is virtualized when long; the focused entry stays mounted. Scrolls with its nearest scrolling ancestor. */
export function LongList<Entry extends { id: string }>({ entries, children, options }: LongListProps<Entry>) {
  const scroller = useRef<HTMLElement>(null)
  const { place, startMargin, measure } = useStart(scroller)
  const [focusedId, setFocusedId] = useState('')
  const focused = entries.findIndex(({ id }) => id === focusedId)

  function handleFocus({ target }: FocusEvent) {
    const at = target.closest<HTMLElement>('[data-at]')?.dataset.at
    setFocusedId(entries[Number(at)]?.id ?? '')
  }

  return (
    <Shape value={{ ...options, count: entries.length }}>
      <div ref={place} role="presentation" onFocus={handleFocus}>
        <Virtualizer
          data={entries}
          itemSize={options.entryPx}
          as={List}
          item={Item}
          scrollRef={scroller}
          startMargin={startMargin}
          // Content above the list may have changed its height.
          onScroll={measure}
          onResize={() => place.current?.setAttribute('data-measured', '')}
          keepMounted={focused < 0 ? [] : [focused]}
        >
          {(entry) => <Entry key={entry.id}>{children(entry)}</Entry>}
        </Virtualizer>
      </div>
    </Shape>
  )
}

/** Carries the key by which the virtual list identifies an entry. */
function Entry({ children }: { children: ReactElement }) {
  return children
}

function List(props: CustomContainerComponentProps) {
  const { shape, label, className } = use(Shape)
  if (shape === 'rows') return <div {...props} role="rowgroup" className={className} />
  return <ul {...props} aria-label={label} className={className} />
}

/** Announces the position in the whole list, since most entries are not in the document. */
function Item({ index, ...props }: CustomItemComponentProps) {
  const { shape, count, entryClassName } = use(Shape)
  const shared = { ...props, className: entryClassName, tabIndex: -1, 'data-at': index }
  // Row 1 is the header.
  if (shape === 'rows') return <div {...shared} role="row" aria-rowindex={index + 2} />
  return <li {...shared} aria-posinset={index + 1} aria-setsize={count} />
}

/** Distance between the top of the scrolling element and the list, in px. */
function useStart(scroller: { current: HTMLElement | null }) {
  const place = useRef<HTMLDivElement>(null)
  const [startMargin, setStartMargin] = useState(0)

  function measure() {
    const around = scrollerOf(place.current)
    if (!place.current || !around) return
    scroller.current = around
    const distance = place.current.getBoundingClientRect().top - around.getBoundingClientRect().top
    setStartMargin(Math.round(distance + around.scrollTop))
  }

  const begin = useEffectEvent(measure)
  useLayoutEffect(() => begin(), [])
  return { place, startMargin, measure }
}

/** The nearest scrolling ancestor, else the parent. */
function scrollerOf(list: HTMLElement | null): HTMLElement | null {
  let around = list?.parentElement ?? null
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement
  return around ?? list?.parentElement ?? null
}
