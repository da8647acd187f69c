import { useEffect, useRef } from 'react'
import styles from './posts-page.module.css'

/**
 * The only place that shows HTML from the server. The server cleaned it by an allow-list when it stored it.
 * The browser's `setHTML`, where it exists, cleans it once more.
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
