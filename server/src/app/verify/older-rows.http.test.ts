import { expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { mergeOffice } from '../../../test/offices/merge-office.ts'
import { carefulOwner } from '../../../test/tampering/careful-owner.ts'
import { livedOffice, rulesBroken, uncoveredOf } from '../../../test/tampering/lived-office.ts'
import { signNewestHead } from '../../modules/trail/heads/sign-newest-head.ts'
import { watchHeads } from '../../modules/trail/outside/watch-heads.ts'
import { sealAll } from '../../platform/audit/seal-audit.ts'
import { headKey, signHead } from '../../platform/audit/sign-head.ts'
import { silentLog } from '../../platform/log.ts'

const t = await testApp()

/**
 * An office as older versions left it: entries without document states, erasures without a name, heads that
 * do not count.
 */
async function olderOffice(secret = t.settings.secret) {
  const office = await mergeOffice(t)
  const { institutionId, clerk } = office
  const owner = carefulOwner(t, institutionId)
  const upload = await clerk.upload<{ id: number }>('vechi.txt', Buffer.from('vechi\n'))
  const old = await office.register({ upload_ids: [upload.body.id] })
  const erased = await office.register()
  await owner.rewrite(`e.subject_type = 'document'`, `(p.payload::jsonb - 'state' - 'files')::text`)
  await owner.plant(`
    insert into audit_erasures (institution_id, entry_id, erased_at, erased_by_name, reason)
      select institution_id, id, now(), 'Elena', 'cerere' from audit_entries where ${owner.own} and subject_type = 'document' and subject_id = ${erased.id};
    delete from audit_payloads where ${owner.own} and entry_id in (select entry_id from audit_erasures where ${owner.own})`)
  await sealAll(t.database)
  const [seal] = await t.asSuperuser<{ seq: string; hash: Buffer }>(
    `select seq, hash from audit_seals where ${owner.own} order by seq desc limit 1`,
  )
  const signedAt = t.clock.now()
  const head = { institutionId, seq: Number(seal!.seq), hash: seal!.hash, signedAt, link: undefined }
  await t.asSuperuser(
    `insert into audit_heads (institution_id, seq, hash, signed_at, key_id, signature) values ($1, $2, $3, $4, $5, $6)`,
    [institutionId, head.seq, head.hash, signedAt, headKey(secret).id, signHead(secret, head)],
  )
  const sign = async () => {
    await sealAll(t.database)
    await t.database.inInstitution(institutionId, (db) => signNewestHead(db, t))
  }
  return { ...office, owner, old, sign, broken: () => rulesBroken(t, institutionId) }
}
const counts = async (institutionId: number) =>
  (await uncoveredOf(t, institutionId)).map(({ count, what }) => `${count} ${what.en}`)

it('rows of before are counted as not covered, and are no findings', async () => {
  const { institutionId, broken, register, sign, owner, old } = await olderOffice()
  const older = [
    '1 contents erased on request before erasures were signed',
    '2 documents of before the trail held their state, or whose content in it was erased',
    '1 files of before the trail named their contents',
  ]
  expect(await broken()).toEqual([])
  expect(await counts(institutionId)).toEqual(older)
  const now = await register()
  await sign()
  expect(await broken()).toEqual([])
  expect(await counts(institutionId)).toEqual(older)
  // An older document has no state in the trail to compare with, so a change of it is not found. A change of
  // a present one is.
  await owner.plant(
    `update documents set short_description = 'Altceva' where ${owner.own} and id = ${old.id}`,
  )
  expect(await broken()).toEqual([])
  await owner.plant(
    `update documents set short_description = 'Altceva' where ${owner.own} and id = ${now.id}`,
  )
  expect(await broken()).toEqual(['document-state'])
})

it('an older document is covered from its next change on, with all its files', async () => {
  const { institutionId, as, clerk, old, owner, broken } = await olderOffice()
  const head = await as('elena')
  const change = { id: old.id, status: 2, reason: 'Preluat' }
  expect((await head.post('/api/document/change_status', change)).status).toBe(200)
  const upload = await clerk.upload<{ id: number }>('nou.txt', Buffer.from('nou\n'))
  await clerk.post('/api/document/attach', { id: old.id, upload_ids: [upload.body.id] })
  await sealAll(t.database)
  expect(await broken()).toEqual([])
  expect(await counts(institutionId)).toEqual([
    '1 contents erased on request before erasures were signed',
    '1 documents of before the trail held their state, or whose content in it was erased',
  ])
  await owner.plant(`update files set sha256 = repeat('a', 64) where ${owner.own} and name = 'vechi.txt'`)
  expect(await broken()).toEqual(['document-file'])
})

it('the first head that counts stands for erasures and heads of before it', async () => {
  const { institutionId, register, sign, owner, broken } = await olderOffice()
  await register()
  await sign()
  await owner.plant(`delete from audit_erasures where ${owner.own}`)
  expect(await broken()).toContain('audit-older-proof')
  const other = await olderOffice()
  await other.register()
  await other.sign()
  await other.owner.plant(`delete from audit_heads where ${other.owner.own} and number is null`)
  expect(await other.broken()).toEqual(['audit-older-proof'])
  expect(await counts(institutionId)).not.toEqual([])
})

it('heads of before that were signed with another secret are counted, not found', async () => {
  const { institutionId, broken } = await olderOffice('alt-secret-al-instalarii-9c1e7f3a5b2d')
  expect(await broken()).toEqual([])
  expect(await counts(institutionId)).toContain('1 heads signed with earlier keys that are not known')
})

it('after the secret was changed with the old one beside it, heads of before go on being good', async () => {
  const office = await livedOffice(t)
  const changed = 'z9y8x7w6v5u4t3s2r1q0p9o8n7m6l5k4'
  const { settings } = t
  const beside = { ...settings, secret: changed, oldSecrets: [settings.secret] }
  await watchHeads({ ...t, settings: beside, log: silentLog }).look()
  await office.register()
  await sealAll(t.database)
  await t.database.inInstitution(office.institutionId, (db) => signNewestHead(db, { ...t, settings: beside }))
  const alone = { ...t, settings: { ...settings, secret: changed, oldSecrets: [] } }
  expect(await rulesBroken(alone, office.institutionId)).toEqual([])
  await t.asSuperuser('delete from audit_head_keys')
  expect(await rulesBroken(alone, office.institutionId)).toContain('audit-head-key')
})
