import { extensionOf } from './file-name.ts'

/** Names for the files of one archive: each is there once, whatever the letters' case, so that none unpacks over another. */
export function archiveNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  const key = (name: string) => name.normalize('NFC').toLowerCase()
  return names.map((name) => {
    const extension = extensionOf(name)
    const stem = extension ? name.slice(0, -extension.length - 1) : name
    let given = name
    for (let n = 2; taken.has(key(given)); n++) given = `${stem} (${n})${extension ? `.${extension}` : ''}`
    taken.add(key(given))
    return given
  })
}
