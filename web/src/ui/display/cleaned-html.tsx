import DOMPurify from 'dompurify'
import { useEffect, useRef } from 'react'
import styles from './cleaned-html.module.css'

/** What a text of ours is made of; forms, frames, styles and everything that runs are left out. */
const allowed = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'iframe'],
  FORBID_ATTR: ['style'],
}

/**
 * The only place that shows HTML from the server. The server cleaned it by an allow-list when it stored it;
 * it is cleaned once more here, because a text may be older than the list.
 */
export function CleanedHtml({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.replaceChildren(DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true }))
  }, [html])
  return <div className={styles.content} ref={place} />
}
