/** Why code of a page could not be fetched: no server, files of a newer version, or this part alone. */
export type WhyMissing = 'offline' | 'updated' | 'failed'

/** A server that was updated names another first script in its page than the one this page runs. */
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

/** The failure of an import, in the words of the three engines. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script|Unable to preload/i.test(error.message)
