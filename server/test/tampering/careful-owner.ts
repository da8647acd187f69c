import { headDigest, headKey, signHead } from '../../src/platform/audit/sign-head.ts'
import type { TestApp } from '../app.ts'

/** A secret that somebody with all rights over the database makes up: the installation's is not in there. */
export const OWN_SECRET = 'p7w2e9r4t6y1u8i3o5a0s7d2f9g4h6j1'

type StoredHead = {
  seq: string
  hash: Buffer
  signed_at: Date
  key_id: string
  signature: string
  number: string
  previous: Buffer
}

/** What an owner of the database can do who knows how HDoc proves things: no trigger, key or row security stands in the way. */
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

  /** Other words in the contents of entries, with the digests that belong to them. */
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

  /** Signs every head anew with a key of their own, numbered and chained as it should be. */
  async function forgeHeads(keyId = headKey(OWN_SECRET).id) {
    await plant(
      `update audit_heads h set hash = s.hash from audit_seals s where h.${own} and s.${own} and s.seq = h.seq`,
    )
    let previous: Buffer | undefined
    let number = 0
    for (const row of await heads()) {
      number++
      const link = { number, previous: previous ?? row.previous }
      const head = { institutionId, seq: Number(row.seq), hash: row.hash, signedAt: row.signed_at, link }
      const signature = signHead(OWN_SECRET, head)
      await t.asSuperuser(
        `update audit_heads set number = $1, previous = $2, signature = $3, key_id = $4 where ${own} and seq = $5`,
        [number, link.previous, signature, keyId, row.seq],
      )
      previous = headDigest(head, signature)
    }
  }

  return { own, plant, reseal, rewrite, cut, heads, forgeHeads }
}
export type CarefulOwner = ReturnType<typeof carefulOwner>
