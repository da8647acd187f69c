import { foldDiacritics } from '@hdoc/contract/ro/search-key.ts'

const MAX_LENGTH = 200
/** Bytes of a name that every file system takes, with room for „ (2)”. */
const MAX_BYTES = 240
/** Names of devices: Windows opens these instead of a file, whatever follows the dot. */
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(\.|$)/i

/** Lower case, without dot; '' when there is none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  return dot > 0 ? fileName.slice(dot + 1).toLowerCase() : ''
}

/**
 * A file's name as data to keep and show: without folders, control and invisible direction signs (which can make
 * „exe.pdf” of „fdp.exe”), signs that file systems refuse and names of devices; at most 200 characters and 240 bytes, the
 * extension kept.
 */
export function cleanFileName(raw: string): string {
  const base = foldDiacritics(raw).split(/[/\\]/).at(-1) ?? ''
  const name = base
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
  if (name === '') return 'fisier'
  return shortened(DEVICE.test(name) ? `_${name}` : name)
}

function shortened(name: string): string {
  const extension = extensionOf(name)
  const suffix = extension && extension.length <= 10 ? `.${extension}` : ''
  const signs = Array.from(name)
  if (signs.length <= MAX_LENGTH && Buffer.byteLength(name) <= MAX_BYTES) return name
  const stem = signs.slice(0, MAX_LENGTH - suffix.length)
  while (Buffer.byteLength(stem.join('') + suffix) > MAX_BYTES) stem.pop()
  return stem.join('') + suffix
}
