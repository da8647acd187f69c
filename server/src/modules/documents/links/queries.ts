import type { LinkKind } from '@hdoc/contract/documents/parts/document-links.ts'
import type { Granted } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { linksOf } from '../record/queries/connected.ts'
import { isVisible, type Viewer } from '../visibility/queries/visibility.ts'

export type LinkRow = {
  id: number
  kind: LinkKind
  direction: 'from' | 'to'
  other_id: number
  by: string
  at: string
}

/** Connections of a document, both ways; those with documents that the viewer may not see are left out. */
export function listLinks(
  db: TenantDb,
  viewer: Viewer,
  { id }: { id: number },
  linkId?: number,
): Promise<LinkRow[]> {
  const one = linkId === undefined ? sql`true` : sql`l.id = ${linkId}`
  return db.rows(sql<LinkRow>`
    select l.id, l.kind, l.direction, l.other_id, l.linked_by_name as by, l.linked_at as at
      from (${linksOf(db, id)}) l
      join documents d on d.institution_id = ${db.institutionId} and d.id = l.other_id
     where ${isVisible(db, viewer)} and ${one} order by l.id`)
}

export type LinkEnds = { id: number; kind: LinkKind; from_id: number; to_id: number }

export function findLink(db: TenantDb, id: number): Promise<LinkEnds | undefined> {
  return db.maybe(sql<LinkEnds>`
    select id, kind, from_id, to_id from document_links
     where institution_id = ${db.institutionId} and id = ${id} for update`)
}

type Linking = Granted<'document.link', { readonly id: number }>
type NewLink = {
  other: { readonly id: number }
  kind: LinkKind
  direction: 'from' | 'to'
  at: Date
  by: string
}

const linkInserted = (db: TenantDb, document: Linking, link: NewLink) => {
  const [from, to] = link.direction === 'from' ? [document.id, link.other.id] : [link.other.id, document.id]
  return sql<{ id: number }>`
    insert into document_links (institution_id, from_id, to_id, kind, linked_at, linked_by_name)
    values (${db.institutionId}, ${from}, ${to}, ${link.kind}, ${link.at}, ${link.by}) returning id`
}

export const insertLink = async (db: TenantDb, document: Linking, link: NewLink): Promise<number> =>
  (await db.one(linkInserted(db, document, link))).id

/** The same, where nobody asks for its id. */
export const sendLink = (db: TenantDb, document: Linking, link: NewLink): void =>
  db.send(linkInserted(db, document, link))

/** Deletes a connection; `document`, which proves the right, is one of its two ends. */
export function deleteLink(db: TenantDb, document: Linking, link: LinkEnds): Promise<number> {
  return db.run(sql`
    delete from document_links
     where institution_id = ${db.institutionId} and id = ${link.id} and ${document.id} in (from_id, to_id)`)
}
