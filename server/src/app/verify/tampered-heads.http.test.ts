import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TrailHead } from '@hdoc/contract/trail/activity.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { type CarefulOwner, carefulOwner, OWN_SECRET } from '../../../test/tampering/careful-owner.ts'
import { type LivedOffice, livedOffice } from '../../../test/tampering/lived-office.ts'
import { checkHeadsOutside } from '../../modules/trail/outside/check-heads-outside.ts'
import { headKey } from '../../platform/audit/sign-head.ts'
import { signKeyChange } from '../../platform/audit/trusted-keys.ts'
import { verifyAll } from './verify-all.ts'

const t = await testApp()
const kept = join(t.settings.dataDir, 'heads', 'trail-heads.json')
type World = { office: LivedOffice; owner: CarefulOwner }
let office: LivedOffice
let owner: CarefulOwner

beforeEach(async () => {
  await rm(kept, { force: true })
  office = await livedOffice(t)
  owner = carefulOwner(t, office.institutionId)
})

const heads =
  (text: string) =>
  ({ owner }: World) =>
    owner.plant(text.replaceAll('OWN', owner.own))
async function renumber(owner: CarefulOwner) {
  await owner.plant(
    `update audit_heads h set number = n.place from (
       select seq, row_number() over (order by seq) as place from audit_heads where ${owner.own} and number is not null) n
      where h.${owner.own} and h.seq = n.seq`,
  )
}
const rewriteKept = async (change: (head: TrailHead) => TrailHead) => {
  const file = JSON.parse(await readFile(kept, 'utf8')) as { heads: TrailHead[] }
  await writeFile(kept, JSON.stringify({ ...file, heads: file.heads.map(change) }))
}

const alterations: [name: string, alter: (world: World) => Promise<unknown>, rule: string][] = [
  [
    'the signature of a head',
    heads(`update audit_heads set signature = repeat('A', 86) where OWN and number = 2`),
    'audit-head-signature',
  ],
  ['every head signed anew with a key of their own', ({ owner: w }) => w.forgeHeads(), 'audit-head-key'],
  [
    "every head signed anew, under the name of the server's key",
    ({ owner: w }) => w.forgeHeads(headKey(t.settings.secret).id),
    'audit-head-signature',
  ],
  [
    'a key of their own put among those the database knows, as the one before',
    async ({ owner: w }) => {
      const change = signKeyChange(
        OWN_SECRET,
        'never-the-secret-of-this-installation-1',
        new Date('2026-11-20T10:00:00Z'),
      )
      const { id, publicKey } = headKey(t.settings.secret)
      await t.asSuperuser(
        `insert into audit_head_keys values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
        [
          id,
          publicKey,
          change.previous_key_id,
          change.previous_public_key,
          change.changed_at,
          change.previous_signature,
          change.signature,
        ],
      )
      await w.forgeHeads()
    },
    'audit-head-key',
  ],
  ['a head taken out', heads('delete from audit_heads where OWN and number = 2'), 'audit-head-count'],
  ['the first head taken out', heads('delete from audit_heads where OWN and number = 1'), 'audit-head-count'],
  [
    'a head taken out and the others counted anew',
    async ({ owner: w }) => {
      await w.plant(`delete from audit_heads where ${w.own} and number = 2`)
      await renumber(w)
    },
    'audit-head-signature',
  ],
  [
    'a head slipped in, as if from before heads were counted',
    heads(
      `insert into audit_heads (institution_id, seq, hash, signed_at, key_id, signature)
         select institution_id, 1, hash, '2020-01-01', 'veche', 'x' from audit_seals where OWN and seq = 1`,
    ),
    'audit-older-proof',
  ],
  [
    'the end of the chain, with its heads and the last registration',
    ({ owner: w, office: o }) => w.putBack({ id: o.last.id, registerId: o.registerId }),
    'kept-head',
  ],
  [
    'all heads, with the end of the chain',
    async ({ owner: w, office: o }) => {
      await w.putBack({ id: o.last.id, registerId: o.registerId })
      await w.plant(`delete from audit_heads where ${w.own}`)
    },
    'kept-head',
  ],
  [
    'the whole chain sealed and signed anew',
    async ({ owner: w }) => {
      await w.plant(`update audit_entries set actor_name = 'Nimeni' where ${w.own}`)
      await w.reseal()
      await w.forgeHeads(headKey(t.settings.secret).id)
    },
    'kept-head',
  ],
  [
    'the head in the data folder',
    () => rewriteKept((head) => ({ ...head, seq: head.seq - 1 })),
    'kept-head-signature',
  ],
]

describe('heads that a careful owner alters are found by name', () => {
  it('while nothing is found where nothing was touched', async () => {
    expect(await office.broken()).toEqual([])
  })

  it.each(alterations)('%s', async (_name, alter, rule) => {
    await alter({ office, owner })
    expect(await office.broken()).toContain(rule)
  })

  it('a state put back agrees with itself: only what is kept outside tells of it', async () => {
    await owner.putBack({ id: office.last.id, registerId: office.registerId })
    expect(await office.broken()).toEqual(['kept-head'])
  })

  it('a file in the data folder that cannot be read any more', async () => {
    await writeFile(kept, '{"heads": [')
    const { findings } = await checkHeadsOutside(t.database, t.settings)
    expect(findings.map(({ rule }) => rule)).toEqual(['kept-heads-file'])
  })
})

describe('what nobody can find', () => {
  it('is what comes after the last head outside, and verify says so', async () => {
    const { id } = await office.register()
    await owner.putBack({ id, registerId: office.registerId })
    expect(await office.broken()).toEqual([])
    const { notes } = await verifyAll(t.settings)
    const { note } = await checkHeadsOutside(t.database, t.settings)
    expect(notes).toContain(note.ro)
    expect(note.en).toMatch(
      /^The last head kept outside the database is of \S+Z\. What somebody with all rights over the database altered after it cannot be discovered\.$/,
    )
  })

  it('is an older state together with an older data folder, which a witness remembers', async () => {
    const before = await readFile(kept, 'utf8')
    const witness = {
      ...t.settings.witness,
      file: join(t.settings.dataDir, `witness-${office.institutionId}`),
    }
    const { id } = await office.register()
    await office.seal()
    const seen = JSON.parse(await readFile(kept, 'utf8')) as { heads: TrailHead[] }
    await writeFile(witness.file, seen.heads.map((head) => `${JSON.stringify(head)}\n`).join(''))
    await owner.putBack({ id, registerId: office.registerId })
    await writeFile(kept, before)
    expect(await office.broken()).toEqual([])
    const { findings } = await checkHeadsOutside(t.database, { ...t.settings, witness })
    expect(findings.map(({ rule }) => rule)).toEqual(['kept-head'])
  })

  it('without anything outside verify says that too', async () => {
    await rm(kept)
    const { note } = await checkHeadsOutside(t.database, t.settings)
    expect(note.ro).toContain('nu se păstrează nicio semnătură a jurnalului')
  })
})
