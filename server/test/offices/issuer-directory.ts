import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Issuer, IssuerSuggestion } from '@hdoc/contract/issuers/issuers.ts'
import type { TestApp } from '../browsers/app.ts'
import { clerkOffice } from './clerk-office.ts'

export type SavedIssuer = Failure & { id: number; data: Issuer }

/** An office whose clerk writes issuers and looks for them. */
export async function issuerDirectory(t: TestApp) {
  const office = await clerkOffice(t)
  const { clerk } = office
  const add = (values: object) =>
    clerk.post<SavedIssuer>('/api/issuer/add', { type: 'pf', name: 'Anonim', ...values })
  const change = (id: number, values: object, version?: number) =>
    clerk.post<SavedIssuer>('/api/issuer/update', { id, values, ...(version !== undefined && { version }) })
  const suggest = async (q: string) =>
    (await clerk.post<IssuerSuggestion[]>('/api/issuer/suggest', { q })).body
  return { ...office, add, change, suggest }
}
