import { sql } from '../../../../platform/db/sql.ts'
import type { IssuerReferences } from '../../../issuers/index.ts'
import { isVisible, viewerOf } from '../../visibility/queries/visibility.ts'

/**
 * Texts in place of contents: the reader may not see the document, or it belongs to another issuer by now.
 */
const withheld = {
  ro: {
    hidden: '(conținut cu acces restricționat)',
    earlier: '(înscris inițial pe acest nume, apoi corectat)',
  },
  en: {
    hidden: '(content with restricted access)',
    earlier: '(first entered under this name, corrected since)',
  },
} as const

/** The number of a document (alias d) with those of secondary registers behind it. */
const writtenNumber = sql`concat_ws(' ', d.number, (
  select '(' || string_agg(f.number, ', ' order by f.given_at, f.register_id) || ')' from further_numbers f
   where f.institution_id = d.institution_id and f.document_id = d.id))`

/**
 * Documents as references to issuers. A move changes only the issuer they belong to: not the name in the
 * registration line, nor the version, nor their history.
 */
export const documentsOfIssuers: IssuerReferences = {
  kind: 'document',

  async count(db, issuerId) {
    const { count } = await db.one(sql<{ count: number }>`
      select count(*) as count from documents where institution_id = ${db.institutionId} and issuer_id = ${issuerId}`)
    return count
  },

  async move(db, { from, to }) {
    const rows = await db.rows(sql<{ id: number }>`
      update documents set issuer_id = ${to} where institution_id = ${db.institutionId} and issuer_id = ${from} returning id`)
    return rows.map(({ id }) => id)
  },

  moveBack(db, references, { from, to }) {
    return db.run(sql`
      update documents set issuer_id = ${to}
       where institution_id = ${db.institutionId} and issuer_id = ${from} and id = any(${[...references]}::bigint[])`)
  },

  /**
   * Counts documents of this issuer, and documents that had this issuer before: an earlier issuer stays
   * visible for ever.
   */
  async countKept(db, issuerId) {
    const { count } = await db.one(sql<{ count: number }>`
      select count(*) as count from (
        select id from documents where institution_id = ${db.institutionId} and issuer_id = ${issuerId}
        union
        select document_id from document_issuer_changes where institution_id = ${db.institutionId} and issuer_before_id = ${issuerId}) kept`)
    return count
  },

  async describe(db, issuerId, { actor, language }) {
    const i = db.institutionId
    const { hidden, earlier } = withheld[language]
    const visible = isVisible(db, await viewerOf(db, actor))
    return db.rows(sql<Record<string, string>>`
      select ${writtenNumber} as number, to_char(d.registered_on, 'YYYY-MM-DD') as registered_on, r.name as register, d.issuer_name,
             case when ${visible} then concat_ws(' – ', d.short_description, c.description) else ${hidden} end as short_description,
             case when ${visible} then d.external_number else '' end as external_number
        from documents d join registers r on r.institution_id = d.institution_id and r.id = d.register_id
        left join complaints c on c.institution_id = d.institution_id and c.document_id = d.id
       where d.institution_id = ${i} and d.issuer_id = ${issuerId}
       union all
      select ${writtenNumber}, to_char(d.registered_on, 'YYYY-MM-DD'), r.name, c.name_before, ${earlier}, ''
        from document_issuer_changes c
        join documents d on d.institution_id = ${i} and d.id = c.document_id
        join registers r on r.institution_id = ${i} and r.id = d.register_id
       where c.institution_id = ${i} and c.issuer_before_id = ${issuerId}
       order by registered_on, number`)
  },
}
