import {
  gazetteStateLabels,
  gazetteWithdrawalLabels,
  headingName,
} from '@hdoc/contract/gazette/gazette-choices.ts'
import type { EntryLink } from '@hdoc/contract/gazette/gazette-entries.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { type Html, html } from '../../../platform/http/readable/html.ts'
import type { PublicRow } from '../public/queries.ts'
import { entryAddress } from '../record/addresses.ts'
import type { FileRow } from '../record/queries.ts'

export const headingOf = (row: PublicRow): string =>
  [row.category_code, headingName({ code: row.category_code, name: row.category_name }, 'ro')]
    .filter((part) => part !== '')
    .join(' ')

/** „nr. 12 din 18.11.2026”; '' when the act has neither. */
export function numberOf({ number, act_on }: Pick<EntryLink, 'number' | 'act_on'>): string {
  const said = [number && `nr. ${number}`, act_on && `din ${formatDate(act_on)}`]
  return said.filter(Boolean).join(' ')
}

export const titleOf = (row: PublicRow): string =>
  row.erased ? `Act retras${row.number && ` (nr. ${row.number})`}` : row.title

/** What an entry is and what became of it, in one sentence each. */
export function mentionsOf(row: PublicRow): string[] {
  const { withdrawn_on, withdrawal, withdraw_reason, corrects, corrected_by } = row
  const why = [withdrawal && gazetteWithdrawalLabels[withdrawal].ro.toLowerCase(), withdraw_reason]
  return [
    `Publicat la ${formatDate(row.published_on)}.`,
    ...(withdrawn_on
      ? [
          `${gazetteStateLabels.withdrawn.ro} în ${formatDate(withdrawn_on)}: ${why.filter(Boolean).join('; ')}.`,
        ]
      : []),
    ...(corrects ? [`Înlocuiește ${numberOf(corrects) || 'un act publicat înainte'}.`] : []),
    ...(corrected_by ? [`Înlocuit de ${numberOf(corrected_by) || 'un act publicat mai târziu'}.`] : []),
  ]
}

/** A line of a list, with the link to the entry. */
export const entryItem = (row: PublicRow): Html =>
  html`<li><a href="${entryAddress(row)}">${titleOf(row)}</a><br>${[numberOf(row), headingOf(row), ...mentionsOf(row)].filter(Boolean).join(' · ')}</li>`

const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

export const fileItem = ({ id, name, size: bytes }: FileRow): Html =>
  html`<li><a href="/api/public_gazette/file/${id}">${name}</a> (${size(bytes)})</li>`
