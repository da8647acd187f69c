import { foldDiacritics } from '@hdoc/contract/ro/search-key.ts'

/** Signs of a path that are shown and compared; nobody writes a longer one into a table. */
export const LONGEST_PATH = 500

const parts = (path: string): string[] => path.split(/[/\\]/).filter((part) => part !== '' && part !== '.')

/** What two paths are compared by: folders of either kind of stroke, no case, letters as Romanian writes them. */
export const pathKey = (path: string): string => parts(foldDiacritics(path)).join('/').toLowerCase()

/** Whether a path leads out of its archive: from a root or a drive, or upwards. */
export const leadsOut = (path: string): boolean =>
  /^(?:[/\\]|[A-Za-z]:)/.test(path) || path.split(/[/\\]/).includes('..')

/** What systems leave in archives by themselves, and nobody means. */
export const isLeftBySystem = (path: string): boolean =>
  /(?:^|[/\\])__MACOSX[/\\]/.test(path) || /(?:^|[/\\])(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(path)

/** The names that the cell of a row gives, each once. */
export function namesOf(cell: string): string[] {
  const names = new Map<string, string>()
  for (const written of cell.split(/[;\r\n]/)) {
    const name = written.trim()
    const key = pathKey(name)
    if (key !== '' && !names.has(key)) names.set(key, name)
  }
  return [...names.values()]
}
