import { foldDiacritics } from '@hdoc/contract/ro/search-key.ts'

const MAX_LENGTH = 200
/** Longest name in bytes: every file system takes it, even with „ (2)” added. */
const MAX_BYTES = 240
/** Names of devices: Windows opens these instead of a file, whatever follows the dot. */
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(\.|$)/i

/** The extension of a name, in lower case and without the dot; '' when there is none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  return dot > 0 ? fileName.slice(dot + 1).toLowerCase() : ''
}

/**
 * Cleans the name of a file, so that it can be kept and shown. It drops folders, control characters and
 * invisible direction signs (these can show „fdp.exe” as „exe.pdf”). It replaces signs that file
 * systems refuse, and marks names of devices with „_”. The result has at most 200 characters and 240
 * bytes and keeps its extension.
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
