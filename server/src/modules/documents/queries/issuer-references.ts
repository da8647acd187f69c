import { sql } from '../../../platform/db/sql.ts'
import type { IssuerReferences } from '../../issuers/index.ts'

/**
 * Documents as what belongs to an issuer. Moving changes whom they belong to and nothing else: neither the name in the
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

  async countKept(db, issuerId) {
    const { count } = await db.one(sql<{ count: number }>`
      select count(*) as count from documents where institution_id = ${db.institutionId} and issuer_id = ${issuerId}`)
    return count
  },

  async describe(db, issuerId) {
    return db.rows(sql<Record<string, string>>`
      select concat_ws(' ', d.number, (
               select '(' || string_agg(f.number, ', ' order by f.given_at, f.register_id) || ')' from further_numbers f
                where f.institution_id = d.institution_id and f.document_id = d.id)) as number, to_char(d.registered_on, 'YYYY-MM-DD') as registered_on, r.name as register, d.issuer_name, d.short_description, d.external_number
        from documents d join registers r on r.institution_id = d.institution_id and r.id = d.register_id
       where d.institution_id = ${db.institutionId} and d.issuer_id = ${issuerId} order by d.id`)
  },
}
