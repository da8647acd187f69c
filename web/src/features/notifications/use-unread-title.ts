import { useEffect } from 'react'

const counted = /^\(\d+\+?\) /

/**
 * Writes the number of unread notices before the title of a tab in the background. A tab that is shown keeps its
 * plain title (specification §1); the bell counts there.
 */
export function useUnreadTitle(count: number): void {
  useEffect(() => {
    const write = () => {
      const plain = document.title.replace(counted, '')
      const isHidden = document.visibilityState === 'hidden'
      document.title = isHidden && count > 0 ? `(${count > 99 ? '99+' : count}) ${plain}` : plain
    }
    write()
    document.addEventListener('visibilitychange', write)
    return () => document.removeEventListener('visibilitychange', write)
  }, [count])
}
