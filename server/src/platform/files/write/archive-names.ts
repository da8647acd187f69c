import { extensionOf } from '../recognise/file-name.ts'

/**
 * Names for the files of one archive, in the given order. A repeated name gets a number („ (2)”), also when
 * only the case of letters differs, so that no file overwrites another when the archive is unpacked.
 */
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
