import { useEffect, useRef } from 'react'
import styles from './posts-page.module.css'

/**
 * The only place that shows HTML of the server. It was cleaned there by an allow-list when it was stored;
 * `setHTML` of the browser, where it exists, cleans once more.
 */
export function CleanedHtml({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    if ('setHTML' in element && typeof element.setHTML === 'function') element.setHTML(html)
    else element.innerHTML = html
  }, [html])
  return <div className={styles.content} ref={place} />
}
