import type { TFunction } from 'i18next'
import { formatNumber } from '../../lib/format/format.ts'

/** What is said of a text that the server would refuse; `asFile`: it may come as a file instead. */
export function tooLong(
  t: TFunction,
  text: string,
  { most, asFile }: { most: number; asFile: boolean },
): string | undefined {
  const count = text.trim().length
  if (count <= most) return undefined
  const said = t('public_form.too_long', { count, figure: formatNumber(count), max: formatNumber(most) })
  return `${said} ${t(asFile ? 'public_form.shorten_or_file' : 'public_form.shorten')}`
}
