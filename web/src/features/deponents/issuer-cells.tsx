import type { Issuer } from '@hdoc/contract/issuers/issuers.ts'
import { issuerTypeLabels } from '@hdoc/contract/texts/choices.ts'
import type { ReactNode } from 'react'
import { say } from '../../lib/i18n.ts'

/** What the directory shows in each of its columns. */
export const issuerCells: Record<string, (row: Issuer) => ReactNode> = {
  type: (row) => say(issuerTypeLabels[row.type]),
  cui: (row) => row.cui || row.cnp || '–',
  email: (row) => row.email || '–',
  phone: (row) => row.phone || '–',
  locality: (row) => row.locality || '–',
  county: (row) => row.county || '–',
}
