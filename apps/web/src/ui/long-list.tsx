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
  /** Of an entry, with what keeps it from the next: about as high, in px, as it will turn out. */
  entryPx: number
  /** `rows`: of a table that stands around it and has one row above them, for its heads. */
  shape?: 'list' | 'rows'
  /** Of the list. */
  label?: string
  className?: string | undefined
  entryClassName?: string | undefined
}

/** What its members have to know of it. */
const Shape = createContext<LongListOptions & { count: number }>({ entryPx: 0, count: 0 })

/**
 * A list that may grow. Of many entries only those near the window stand in the document, and whoever has the focus. It
 * scrolls with what it stands in.
 */
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
          // What stands above it may have come meanwhile.
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

/** The list knows its entries by their keys. */
function Entry({ children }: { children: ReactElement }) {
  return children
}

function List(props: CustomContainerComponentProps) {
  const { shape, label, className } = use(Shape)
  if (shape === 'rows') return <div {...props} role="rowgroup" className={className} />
  return <ul {...props} aria-label={label} className={className} />
}

/** Says where it stands among all, most of which are not in the document. */
function Item({ index, ...props }: CustomItemComponentProps) {
  const { shape, count, entryClassName } = use(Shape)
  const shared = { ...props, className: entryClassName, tabIndex: -1, 'data-at': index }
  // The heads' row is the first.
  if (shape === 'rows') return <div {...shared} role="row" aria-rowindex={index + 2} />
  return <li {...shared} aria-posinset={index + 1} aria-setsize={count} />
}

/** How far down the list begins in what scrolls it. */
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

/** The nearest around it that scrolls; where none says so, what it stands in. */
function scrollerOf(list: HTMLElement | null): HTMLElement | null {
  let around = list?.parentElement ?? null
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement
  return around ?? list?.parentElement ?? null
}
