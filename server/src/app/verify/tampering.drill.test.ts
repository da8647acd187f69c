import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import {
  type CarefulOwner,
  carefulOwner,
  withoutRegistration,
} from '../../../test/tampering/careful-owner.ts'
import { type LivedOffice, livedOffice } from '../../../test/tampering/lived-office.ts'

const t = await testApp()
let office: LivedOffice
let owner: CarefulOwner

beforeEach(async () => {
  office = await livedOffice(t)
  owner = carefulOwner(t, office.institutionId)
})

type World = { office: LivedOffice; owner: CarefulOwner }
/**
 * Changes fields of a document. The tampering owner leaves the counters' trigger on, so the counters stay
 * right.
 */
const document =
  (change: string, which: (office: LivedOffice) => { id: number } = ({ first }) => first) =>
  ({ office, owner }: World) =>
    owner.plant(`set session_replication_role = origin; update documents set ${change}
      where ${owner.own} and id = ${which(office).id}`)
const file =
  (text: (office: LivedOffice, own: string) => string) =>
  ({ office, owner }: World) =>
    owner.plant(text(office, owner.own))
const alterations: [name: string, alter: (world: World) => Promise<unknown>, rule: string][] = [
  ['a subject', document(`short_description = 'Altceva'`), 'document-state'],
  ['the issuer', document(`issuer_id = null`), 'document-state'],
  ["the issuer's name", document(`issuer_name = 'Altcineva'`), 'document-state'],
  ['a status', document('status = 6'), 'document-state'],
  [
    'an annulment taken back',
    document(
      'status = 1, annulled_at = null, annulled_by_name = null, annulled_reason = null',
      (o) => o.annulled,
    ),
    'document-state',
  ],
  ['the level of access', document('access_level = 1'), 'document-state'],
  ['a deadline', document(`deadline_on = '2030-01-01'`), 'document-state'],
  ['the number of pages', document('pages = 99'), 'document-state'],
  ["the sender's number", document(`external_number = '77/A'`), 'document-state'],
  [
    'a document marked as a test',
    ({ office: o, owner: w }) =>
      w.plant(`update documents set is_test = true where ${w.own} and id = ${o.last.id}`),
    'document-state',
  ],
  [
    'a merge undone by hand',
    ({ office: o, owner: w }) =>
      w.plant(`update documents set issuer_id = ${o.loserId} where ${w.own} and id = ${o.moved.id};
               update issuers set merged_into_id = null where ${w.own} and id = ${o.loserId}`),
    'document-state',
  ],
  [
    'the hash of a file',
    file((o, own) => `update files set sha256 = repeat('a', 64) where ${own} and id = ${o.fileId}`),
    'document-file',
  ],
  [
    'the hash of an earlier version',
    file(
      (o, own) =>
        `update earlier_file_versions set sha256 = repeat('a', 64) where ${own} and file_id = ${o.fileId}`,
    ),
    'document-file',
  ],
  [
    'a file taken out',
    file(
      (o, own) => `delete from earlier_file_versions where ${own} and file_id = ${o.fileId};
                   delete from files where ${own} and id = ${o.fileId}`,
    ),
    'document-file',
  ],
  [
    'an earlier version put in the place of the newest',
    file(
      (
        o,
        own,
      ) => `update files f set version = v.version, sha256 = v.sha256, name = v.name from earlier_file_versions v
                    where f.${own} and v.${own} and f.id = ${o.fileId} and v.file_id = f.id;
                   delete from earlier_file_versions where ${own} and file_id = ${o.fileId}`,
    ),
    'document-file',
  ],
  [
    'a file moved to another document',
    file((o, own) => `update files set document_id = ${o.first.id} where ${own} and id = ${o.fileId}`),
    'document-file',
  ],
  [
    'a file slipped in',
    file(
      (o, own) => `
        insert into files (institution_id, document_id, name, mime, kind, size, sha256, created_at, created_by_institution_id,
            created_by_id, created_by_name)
          select institution_id, ${o.first.id}, 'strecurat.txt', mime, kind, size, repeat('b', 64), created_at,
                 created_by_institution_id, created_by_id, created_by_name from files where ${own} and id = ${o.fileId}`,
    ),
    'file-unknown',
  ],
  [
    'the last registration with its line of the ledger',
    ({ office: o, owner: w }) =>
      w.plant(`${withoutRegistration(w.own, o.last.id)};
        update register_counters set next_number = next_number - 1 where ${w.own} and register_id = ${o.registerId}`),
    'number-told',
  ],
  [
    'the last further number with its line of the ledger',
    ({ office: o, owner: w }) =>
      w.plant(`delete from further_numbers where ${w.own} and register_id = ${o.secondaryId};
               delete from register_ledger where ${w.own} and register_id = ${o.secondaryId};
               update register_counters set next_number = 1 where ${w.own} and register_id = ${o.secondaryId}`),
    'number-told',
  ],
  [
    'a reserved number with its line of the ledger',
    ({ owner: w }) =>
      w.plant(`delete from number_reservations where ${w.own};
               delete from register_ledger where ${w.own} and kind = 2`),
    'number-told',
  ],
  [
    'a registration slipped in after the last',
    ({ office: o, owner: w }) =>
      w.plant(`
        do $$ declare v_columns text; begin
          select string_agg(attname, ',') into v_columns from pg_attribute
           where attrelid = 'documents'::regclass and attnum > 0 and not attisdropped and attgenerated = '';
          execute format('insert into documents (%1$s) select %1$s from (select (jsonb_populate_record(d, jsonb_build_object(
              ''id'', ${o.last.id} + 1000, ''counter'', d.counter + 1, ''tracking_code'', ''s'' || d.id,
              ''number'', ''RG-000'' || d.counter + 1 || ''/2026''))).* from documents d where ${w.own} and id = ${o.last.id}) x', v_columns);
        end $$;
        insert into register_ledger (institution_id, register_id, series, counter, number, given_at, year, document_id)
          select institution_id, register_id, series, counter, number, registered_at, 2026, id
            from documents where ${w.own} and id = ${o.last.id} + 1000;
        update register_counters set next_number = next_number + 1 where ${w.own} and register_id = ${o.registerId}`),
    'document-unknown',
  ],
  [
    'contents emptied, as if before erasures were signed',
    ({ office: o, owner: w }) =>
      w.plant(`
        insert into audit_erasures (institution_id, entry_id, erased_at, erased_by_name, reason)
          select institution_id, id, now(), 'Elena', 'cerere' from audit_entries where ${w.own} and subject_id = ${o.first.id};
        delete from audit_payloads where ${w.own} and entry_id in (select entry_id from audit_erasures where ${w.own} and named_in is null)`),
    'audit-older-proof',
  ],
  [
    'contents emptied in the name of an erasure that was asked for',
    ({ office: o, owner: w }) =>
      w.plant(`
        insert into audit_erasures (institution_id, entry_id, erased_at, erased_by_name, reason, named_in)
          select e.institution_id, e.id, now(), 'Elena', 'cerere', x.named_in
            from audit_entries e, audit_erasures x where e.${w.own} and x.${w.own} and e.subject_id = ${o.first.id};
        delete from audit_payloads p where ${w.own} and entry_id in (select entry_id from audit_erasures x where x.${w.own})`),
    'audit-erasure',
  ],
  [
    'contents emptied under an erasure that never was, in the words of the server',
    async ({ office: o, owner: w }) => {
      await w.plant(`
        set session_replication_role = origin;
        select write_audit(institution_id, now(), '{"institution_id": ${o.institutionId}, "id": 1, "name": "Elena"}',
            'activity.erased', 'trail', 0, jsonb_build_object('proof', jsonb_build_object('entries', jsonb_build_array(id),
              'key_id', (select max(key_id) from audit_heads where ${w.own}), 'signature', repeat('A', 86)))::text)
          from audit_entries where ${w.own} and action = 'document.registered' and subject_id = ${o.first.id};
        insert into audit_erasures (institution_id, entry_id, erased_at, erased_by_name, reason, named_in)
          select institution_id, id, now(), 'Elena', 'cerere', (select max(id) from audit_entries where ${w.own})
            from audit_entries where ${w.own} and action = 'document.registered' and subject_id = ${o.first.id};
        delete from audit_payloads p where ${w.own} and entry_id in (
          select id from audit_entries where ${w.own} and action = 'document.registered' and subject_id = ${o.first.id})`)
      await o.seal()
    },
    'audit-erasure',
  ],
  [
    'a document and what the trail says of it, sealed anew',
    async ({ office: o, owner: w }) => {
      await document(`short_description = 'Altceva'`, ({ last }) => last)({ office: o, owner: w })
      await w.rewrite(
        `e.subject_type = 'document' and e.subject_id = ${o.last.id}`,
        `replace(p.payload, 'Ultima cerere', 'Altceva')`,
      )
      await w.reseal()
    },
    'audit-head',
  ],
  [
    'who did it, sealed anew',
    async ({ owner: w }) => {
      await w.plant(`update audit_entries set actor_name = 'Nimeni' where ${w.own}`)
      await w.reseal()
    },
    'audit-head',
  ],
  [
    'what entries say of documents, as if they were older, sealed anew',
    async ({ owner: w }) => {
      await w.rewrite(`e.subject_type = 'document'`, `((p.payload::jsonb) - 'state' - 'files')::text`)
      await w.reseal()
    },
    'audit-head',
  ],
]

describe('what a careful owner of the database alters is found by name', () => {
  it('while nothing is found where nothing was touched', async () => {
    expect(await office.broken()).toEqual([])
  })

  it.each(alterations)('%s', async (_name, alter, rule) => {
    await alter({ office, owner })
    expect(await office.broken()).toContain(rule)
  })
})
