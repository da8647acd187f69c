import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Issuer } from '@hdoc/contract/issuers/issuers.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { freshOffice, type Office } from '../offices/office.ts'
import { aPerson } from '../offices/person.ts'

/** A signed-in person; the calls may travel in any way. */
export interface Caller {
  name: string
  get<T>(path: string): Promise<{ status: number; body: T }>
  post<T>(path: string, body: object): Promise<{ status: number; body: T }>
}

export type Saved<T> = Failure & { id: number; data: T }
export type Refused = { status: number; body: Failure }

export interface ContentionOffice extends Office {
  people: { username: string; name: string }[]
}

const rights: Permission[] = [
  'document.list',
  'document.register',
  'document.edit_own_register',
  'document.annul',
  'document.reopen',
  'issuer.edit',
  'issuer.merge',
]

/** Makes a town hall in which `count` people may do everything with every record. */
export async function openContentionOffice(database: Database, count: number): Promise<ContentionOffice> {
  const office = await freshOffice(database)
  const people = Array.from({ length: count }, (_, n) => ({
    username: `om${n + 1}`,
    name: `Persoana ${n + 1}`,
  }))
  for (const { username, name } of people)
    await aPerson(database, office.institution.id, username, { name, permissions: rights })
  return { ...office, people }
}

const must = <T>({ status, body }: { status: number; body: Saved<T> }): T => {
  if (status !== 200) throw new Error(`refused with ${status}: ${JSON.stringify(body)}`)
  return body.data
}

export async function addDocument(office: ContentionOffice, caller: Caller): Promise<Document> {
  const { id } = must(
    await caller.post<Saved<{ id: number }>>('/api/document/add', {
      category: 'intrare',
      register_id: office.registerId,
      doc_type_id: office.docTypeId,
      issuer_id: office.issuerId,
      short_description: 'La început',
    }),
  )
  return (await caller.get<Document>(`/api/document/get/${id}`)).body
}

export const addIssuer = async (caller: Caller, name: string): Promise<Issuer> =>
  must(await caller.post<Saved<Issuer>>('/api/issuer/add', { type: 'pf', name }))

/** What is wrong with a refusal of somebody who was overtaken; undefined when it says who did what. */
export function refusalProblem(
  { status, body }: Refused,
  winners: readonly { name: string; what: string }[],
): string | undefined {
  if (status !== 409 && status !== 423) return `answered ${status} ${body.code}`
  const told = body.meanwhile?.[0]
  if (winners.some(({ name, what }) => told?.by === name && told.what === what)) return undefined
  return `${status} ${body.code} tells of ${JSON.stringify(told)} and not of ${JSON.stringify(winners)}`
}
