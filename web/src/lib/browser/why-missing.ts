/**
 * Why code of a page could not be fetched: the server cannot be reached, the server has a newer version, or
 * this part alone failed.
 */
export type WhyMissing = 'offline' | 'updated' | 'failed'

/**
 * Finds out why, from the server's start page: an updated server names another first script there than the
 * one this page runs.
 */
export async function whyMissing(): Promise<WhyMissing> {
  try {
    const response = await fetch('/', { cache: 'no-store' })
    if (!response.ok) return 'offline'
    const own = document.querySelector('script[type="module"][src]')?.getAttribute('src')
    return own && !(await response.text()).includes(own) ? 'updated' : 'failed'
  } catch {
    return 'offline'
  }
}

/** Whether an error is a failed import, in the words of the three browser engines. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script|Unable to preload/i.test(error.message)
