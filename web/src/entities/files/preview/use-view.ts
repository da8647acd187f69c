import { type KeyboardEvent, useState } from 'react'

/** `fit` is as large as there is room for; a number is times the natural size. */
export type Zoom = 'fit' | number
export type View = {
  zoom: Zoom
  /** Quarters of a turn to the right. */
  turns: number
  page: number
}

const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const
const LEAST = STEPS[0]
const MOST = 4

/** What a viewer shows, and the keys that change it: + − 0 to zoom, R to turn, ← → to leaf. */
export function useView(pages: number, go?: (page: number) => void) {
  const [view, setView] = useState<View>({ zoom: 'fit', turns: 0, page: 1 })
  /** The zoom that `fit` comes to at the moment, so that the next step goes on from there. */
  const [fitted, setFitted] = useState(1)
  const present = view.zoom === 'fit' ? fitted : view.zoom
  const set = (change: Partial<View>) => setView((before) => ({ ...before, ...change }))
  const zoomIn = () => set({ zoom: STEPS.find((step) => step > present + 0.01) ?? MOST })
  const zoomOut = () => set({ zoom: STEPS.findLast((step) => step < present - 0.01) ?? LEAST })
  const fit = () => set({ zoom: 'fit' })
  const turn = () => set({ turns: (view.turns + 1) % 4 })
  const toPage = (page: number) => {
    const next = Math.min(pages, Math.max(1, Math.round(page)))
    set({ page: next })
    go?.(next)
  }
  const keys = new Map([
    ['+', zoomIn],
    ['=', zoomIn],
    ['-', zoomOut],
    ['0', fit],
    ['r', turn],
    ['arrowleft', () => toPage(view.page - 1)],
    ['arrowright', () => toPage(view.page + 1)],
  ])
  return {
    ...view,
    present,
    setFitted,
    /** Tells the view to which page it was scrolled. */
    sees: (page: number) => set({ page }),
    zoomIn,
    zoomOut,
    fit,
    turn,
    toPage,
    canZoomIn: present < MOST - 0.01,
    canZoomOut: present > LEAST + 0.01,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const act = keys.get(event.key.toLowerCase())
      if (!act) return
      event.preventDefault()
      act()
    },
  }
}

export type ViewControl = ReturnType<typeof useView>
