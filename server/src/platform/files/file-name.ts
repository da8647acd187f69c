import { foldDiacritics } from '@hdoc/contract/ro/search-key.ts'

const MAX_LENGTH = 200

/** Lower case, without dot; '' when there is none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  return dot > 0 ? fileName.slice(dot + 1).toLowerCase() : ''
}

/**
 * A file's name as data to keep and show: without folders, control and invisible direction signs (which can make
 * „exe.pdf” of „fdp.exe”) and signs that file systems refuse; at most 200 characters, the extension kept.
 */
export function cleanFileName(raw: string): string {
  const base = foldDiacritics(raw).split(/[/\\]/).at(-1) ?? ''
  const name = base
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
  if (name === '') return 'fisier'
  const signs = Array.from(name)
  if (signs.length <= MAX_LENGTH) return name
  const extension = extensionOf(name)
  const suffix = extension && extension.length <= 10 ? `.${extension}` : ''
  return signs.slice(0, MAX_LENGTH - suffix.length).join('') + suffix
}
