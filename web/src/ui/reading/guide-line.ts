import './guide-line.css'

let line: HTMLElement | undefined

const put = (y: number) => {
  if (line) line.style.top = `${y}px`
}
const follow = ({ clientY }: PointerEvent) => put(clientY + 12)
/** Keyboard users see it under what has the focus. */
const followFocus = ({ target }: FocusEvent) => {
  if (target instanceof Element) put(target.getBoundingClientRect().bottom + 2)
}

export function hideGuideLine(): void {
  line?.remove()
  line = undefined
  removeEventListener('pointermove', follow)
  removeEventListener('focusin', followFocus)
}

/** Draws a line under what is being read: it follows the pointer, and the focus. */
export function showGuideLine(): void {
  if (line) return
  line = document.createElement('div')
  line.className = 'guide-line'
  line.setAttribute('aria-hidden', 'true')
  put(innerHeight / 3)
  document.documentElement.append(line)
  addEventListener('pointermove', follow)
  addEventListener('focusin', followFocus)
}
