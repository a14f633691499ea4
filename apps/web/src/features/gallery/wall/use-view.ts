import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'

/** Visible part of a scrolling element, in px. */
export interface View {
  top: number
  height: number
  /** Width of its content, without padding and scroll bar. */
  width: number
}

/** Zero until laid out. Updates at most once per frame, and only when `snap` gives another value. */
export function useView(scroller: RefObject<HTMLElement | null>, snap: (top: number) => number): View {
  const [view, setView] = useState<View>({ top: 0, height: 0, width: 0 })
  const place = useEffectEvent((element: HTMLElement) => {
    const top = snap(element.scrollTop)
    setView((now) => (now.top === top ? now : { ...now, top }))
  })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    let request: number | undefined
    const look = () => {
      request = undefined
      place(element)
    }
    const handleScroll = () => {
      request ??= requestAnimationFrame(look)
    }
    const sizes = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      setView({ top: element.scrollTop, height, width })
    })
    sizes.observe(element)
    element.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', handleScroll)
      if (request !== undefined) cancelAnimationFrame(request)
    }
  }, [scroller])
  return view
}
