import { headDigest, headKey, signHead } from '../../src/platform/audit/sign-head.ts'
import type { TestApp } from '../browsers/app.ts'

/**
 * A secret made up by somebody with all rights over the database. The installation's real secret is not in
 * the database.
 */
export const OWN_SECRET = 'p7w2e9r4t6y1u8i3o5a0s7d2f9g4h6j1'

type StoredHead = {
  seq: string
  hash: Buffer
  signed_at: string
  key_id: string
  signature: string
  number: string
  previous: Buffer
}

/**
 * SQL that removes the last document with its ledger line and visibility rows, and takes it off the counts.
 */
export const withoutRegistration = (own: string, id: number) => `
  delete from register_ledger where ${own} and document_id = ${id};
  set session_replication_role = origin;
  delete from document_access where ${own} and document_id = ${id};
  set session_replication_role = replica;
  insert into document_totals as t
    select institution_id, 15, register_id, access_level, status, -1 from documents where ${own} and id = ${id}
    on conflict on constraint document_totals_pkey do update set documents = t.documents - 1;
  insert into document_counts as t
    select institution_id, 15, register_id, access_level, status, coalesce(resume_status, 0), coalesce(pending_until, 'infinity'),
           count_deadline(status, deadline_on), -1 from documents where ${own} and id = ${id}
    on conflict on constraint document_counts_pkey do update set documents = t.documents - 1;
  insert into statistic_changes (institution_id, n, day, group_id, doc_type_id, code, status, deadline_on, closed_on, step)
    select institution_id, -1, registered_on, coalesce(group_id, 0), doc_type_id, statistic_code(category, arrival), status, deadline_on,
           closed_on, work_step(status, group_id) from documents where ${own} and id = ${id} and not is_test;
  delete from documents where ${own} and id = ${id}`

/**
 * What an owner of the database can do who knows how HDoc proves things. No trigger, key or row security
 * stops them.
 */
export function carefulOwner(t: TestApp, institutionId: number) {
  const own = `institution_id = ${institutionId}`
  const plant = (text: string) => t.asSuperuser(`set session_replication_role = replica; ${text}`)

  /** Computes every seal anew, as if the entries had always been so. */
  const reseal = () =>
    plant(`
      do $$ declare r record; h bytea; begin
        for r in select s.seq, e as entry from audit_seals s
            join audit_entries e on e.institution_id = s.institution_id and e.id = s.entry_id
           where s.${own} order by s.seq loop
          h := audit_seal_hash(h, r.seq, r.entry);
          update audit_seals set hash = h where ${own} and seq = r.seq;
        end loop; end $$`)

  /** Changes the contents of entries, and the digests to match. */
  const rewrite = (where: string, expression: string) =>
    plant(`
      update audit_payloads p set payload = ${expression}
        from audit_entries e where p.${own} and e.${own} and e.id = p.entry_id and ${where};
      update audit_entries e set digest = sha256(p.salt || convert_to(p.payload, 'UTF8'))
        from audit_payloads p where e.${own} and p.${own} and p.entry_id = e.id`)

  /** Takes entries off, with contents and seals. */
  const cut = (where: string) =>
    plant(`
      create temp table gone as select e.id from audit_entries e where e.${own} and ${where};
      delete from audit_seals where ${own} and entry_id in (select id from gone);
      delete from audit_payloads where ${own} and entry_id in (select id from gone);
      delete from audit_erasures where ${own} and entry_id in (select id from gone);
      delete from audit_entries where ${own} and id in (select id from gone);
      drop table gone`)

  const heads = () =>
    t.asSuperuser<StoredHead>(`select * from audit_heads where ${own} and number is not null order by seq`)

  /** Signs every head anew with the owner's own key, numbered and chained correctly. */
  async function forgeHeads(keyId = headKey(OWN_SECRET).id) {
    await plant(
      `update audit_heads h set hash = s.hash from audit_seals s where h.${own} and s.${own} and s.seq = h.seq`,
    )
    let previous: Buffer | undefined
    let number = 0
    for (const row of await heads()) {
      number++
      const link = { number, previous: previous ?? row.previous }
      const head = {
        institutionId,
        seq: Number(row.seq),
        hash: row.hash,
        signedAt: new Date(row.signed_at),
        link,
      }
      const signature = signHead(OWN_SECRET, head)
      await t.asSuperuser(
        `update audit_heads set number = $1, previous = $2, signature = $3, key_id = $4 where ${own} and seq = $5`,
        [number, link.previous, signature, keyId, row.seq],
      )
      previous = headDigest(head, signature)
    }
  }

  /** Removes the last registration with everything that tells of it, as restoring an earlier backup would. */
  async function putBack({ id, registerId }: { id: number; registerId: number }) {
    await cut(`e.id >= (select min(f.id) from audit_entries f
      where f.${own} and f.subject_type = 'document' and f.subject_id = ${id})`)
    await plant(`
      delete from audit_heads h where ${own} and h.seq > (select max(s.seq) from audit_seals s where s.${own});
      delete from outbox_events where ${own};
      ${withoutRegistration(own, id)};
      update register_counters set next_number = next_number - 1 where ${own} and register_id = ${registerId}`)
  }

  return { own, putBack, plant, reseal, rewrite, cut, heads, forgeHeads }
}
export type CarefulOwner = ReturnType<typeof carefulOwner>
