import { type RefObject, useLayoutEffect } from 'react'
import { isOnTop } from './dialog-stack.ts'

const reachable =
  'a[href], button:not(:disabled), input:not(:disabled):not([hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]'

/** The elements the tab key would stop at, in its order. */
function stopsIn(place: Element): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(reachable)].filter(
    (one) => one.tabIndex >= 0 && one.checkVisibility?.() !== false,
  )
}

const isDisabled = (element: HTMLElement) => element.matches(':disabled')
/** The control is disabled while it waits for an answer; it will be enabled again by itself. */
const isBusy = (element: HTMLElement) =>
  element.isConnected && isDisabled(element) && element.dataset.loading !== undefined
const isGone = (element: HTMLElement) => !element.isConnected || (isDisabled(element) && !isBusy(element))

/**
 * The stop that gets the focus when `lost` has gone: the one that took its place, else the one that followed
 * it, else the one before it. `before` holds the stops while `lost` was there, `now` the present ones.
 */
export function nextStop<Stop>(lost: Stop, before: readonly Stop[], now: readonly Stop[]): Stop | undefined {
  const at = before.indexOf(lost)
  const previous = before.slice(0, at).findLast((one) => now.includes(one))
  const following = before.slice(at + 1).find((one) => now.includes(one))
  const from = previous === undefined ? 0 : now.indexOf(previous) + 1
  const to = following === undefined ? now.length : now.indexOf(following)
  return now.slice(from, to)[0] ?? following ?? previous
}

/**
 * Keeps the focus inside the element of `ref`. When a focused control is removed or disabled, a keyboard user
 * would otherwise fall back to the start of the page. A dialog or a menu opened in between does not end this.
 * `dialog` is the dialog whose body `ref` holds.
 */
export function useFocusKept(ref: RefObject<HTMLElement | null>, dialog?: string): void {
  useLayoutEffect(() => {
    const place = ref.current
    if (!place) return
    let held: { element: HTMLElement; stops: readonly HTMLElement[] } | undefined
    const arrive = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      if (place.contains(target)) held = { element: target, stops: stopsIn(place) }
      else if (!target.closest('[role="dialog"], [role="menu"]')) held = undefined
    }
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null || !(target instanceof HTMLElement)) return
      // The control is still there and enabled: the person left it by a click beside it, so do not give the
      // focus back.
      queueMicrotask(() => {
        if (held?.element === target && target.isConnected && !isDisabled(target)) held = undefined
      })
    }
    const mend = () => {
      const at = document.activeElement
      if (!held || (at !== null && at !== document.body && at !== held.element)) return
      if (!isOnTop(dialog)) return
      const { element, stops } = held
      if (isBusy(element)) return
      if (!isGone(element)) return at === element ? undefined : element.focus()
      nextStop(element, stops, stopsIn(place))?.focus()
    }
    const observer = new MutationObserver(mend)
    observer.observe(place, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    document.addEventListener('focusin', arrive)
    place.addEventListener('focusout', leave)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', arrive)
      place.removeEventListener('focusout', leave)
    }
  }, [ref, dialog])
}
