import type { Register } from '@hdoc/contract/registers/registers.ts'
import { t } from '../../lib/languages/i18n.ts'

type Entry = Partial<Register['access'][number]>

function entries(kept: string): Entry[] {
  const list: unknown = kept === '' ? [] : JSON.parse(kept)
  return Array.isArray(list) ? list : []
}

function entryText({ name, principal = 'group', see, register }: Entry): string {
  const rights = [see && t('registers.access_see'), register && t('registers.access_register')]
  const said = rights.filter((right) => right !== undefined && right !== false).join(', ')
  const who = name ?? t(`registers.access_${principal}`)
  return `${who} (${said || t('registers.access_no_right')})`
}

/** Puts into words who has access, from the text that a history keeps; no entry at all means everybody. */
export const accessText = (kept: string): string =>
  entries(kept).map(entryText).join('; ') || t('registers.access_everybody')
