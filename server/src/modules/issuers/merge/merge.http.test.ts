import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { MergePreview } from '@hdoc/contract/issuers/issuer-merge.ts'
import type { Issuer } from '@hdoc/contract/issuers/issuers.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { mergeOffice } from '../../../../test/offices/merge-office.ts'

const t = await testApp()
const own = await mergeOffice(t)

describe('merging issuers', () => {
  it('is for those with the right alone', async () => {
    const { clerk, issuerId, host, add } = own
    const other = await add({})
    const body = { winner: { id: issuerId, version: 1 }, loser: { id: other.id, version: 1 }, take: [] }
    const guest = t.browser(host)
    const posts = [
      ['/api/issuer/merge', body],
      ['/api/issuer/undo_merge', { merge_id: 1 }],
      ['/api/issuer/keep_apart', { first_id: issuerId, second_id: other.id }],
    ] as const
    for (const [path, sent] of posts) {
      expect((await guest.post(path, sent)).status).toBe(401)
      const refused = await clerk.post<Failure>(path, sent)
      expect([refused.status, refused.body.missing]).toEqual([403, 'issuer.merge'])
    }
    expect((await guest.get(`/api/issuer/merges/${issuerId}`)).status).toBe(401)
    expect((await clerk.get('/api/issuer/merges/999999')).status).toBe(404)
    for (const path of [`/api/issuer/merge_preview/${issuerId}/${other.id}`, '/api/issuer/pairs'])
      expect((await clerk.get<Failure>(path)).body.missing).toBe('issuer.merge')
    expect((await own.get(other.id)).version).toBe(1)
  })

  it('shows first what it keeps and moves, with the CNP masked', async () => {
    const { ana, add, register } = own
    const winner = await add({ name: 'Ionescu Dan', phone: '0722111222' })
    const loser = await add({ name: 'IONESCU Dan', cnp: '2710202479021', phone: '0733111222' })
    await register({ issuer_id: loser.id })
    const answer = await ana.get<MergePreview>(`/api/issuer/merge_preview/${winner.id}/${loser.id}`)
    expect(answer.body.fields).toEqual([
      { field: 'name', winner: 'Ionescu Dan', loser: 'IONESCU Dan', suggested: 'winner' },
      { field: 'cnp', winner: '', loser: '2******9021', suggested: 'loser' },
      { field: 'phone', winner: '0722 111 222', loser: '0733 111 222', suggested: 'winner' },
    ])
    expect(answer.body.moves).toEqual([{ kind: 'document', count: 1 }])
    expect(answer.raw.toString()).not.toContain('710202479')
  })

  it('moves documents with their registration line, version and history as they were', async () => {
    const { ana, add, merge, register, get, clerk } = own
    const winner = await add({ name: 'Vasilescu Ana' })
    const loser = await add({ name: 'Vasilescu Anna', email: 'ana@example.com' })
    const paper = await register({ issuer_id: loser.id })
    const before = await t.asSuperuser(
      `select to_jsonb(d) - 'issuer_id' as row from documents d where id = $1`,
      [paper.id],
    )
    const trail = (await clerk.get(`/api/document/activity/${paper.id}`)).raw.toString()
    const merged = await merge(winner.id, loser.id, ['email'])
    expect([merged.status, merged.body.data.email]).toEqual([200, 'ana@example.com'])
    expect(
      await t.asSuperuser(`select to_jsonb(d) - 'issuer_id' as row from documents d where id = $1`, [
        paper.id,
      ]),
    ).toEqual(before)
    expect((await clerk.get(`/api/document/activity/${paper.id}`)).raw.toString()).toBe(trail)
    const documents = await ana.get<ListAnswer<{ id: number }>>(`/api/document/of_issuer/${winner.id}/20`)
    expect(documents.body.data.map(({ id }) => id)).toEqual([paper.id])
    expect((await get(loser.id)).merged_into).toEqual({ id: winner.id, name: 'Vasilescu Ana' })
    const listed = await ana.get<ListAnswer<Issuer>>('/api/issuer/list/20/vasilescu')
    expect([listed.body.meta.total, listed.body.data[0]?.id]).toEqual([1, winner.id])
    const edit = await ana.post<Failure>('/api/issuer/update', {
      id: loser.id,
      values: { phone: '0722111222' },
    })
    expect([edit.status, edit.body.code]).toEqual([409, 'ISSUER_MERGED'])
    expect((await merge(winner.id, loser.id)).body.code).toBe('ISSUER_MERGED')
  })

  it('leads a registration that still names the merged one to the one that stands for it', async () => {
    const { add, merge, register, ana } = own
    const [last, middle, first] = [
      await add({ name: 'C', email: 'ramas@example.ro' }),
      await add({ name: 'B' }),
      await add({ name: 'A', email: 'vechi@example.ro' }),
    ]
    await merge(middle.id, first.id)
    await merge(last.id, middle.id)
    const paper = await register({ issuer_id: first.id })
    expect(paper).toMatchObject({ issuer: 'A', issuer_id: last.id, mailed_to: 'ramas@example.ro' })
    const documents = await ana.get<ListAnswer<{ id: number }>>(`/api/document/of_issuer/${last.id}/20`)
    expect(documents.body.data.map(({ id }) => id)).toEqual([paper.id])
  })

  it('refuses the same one, two kinds, and what does not fit together', async () => {
    const { add, merge } = own
    const person = await add({ name: 'Unu', cnp: '2710202479021' })
    const firm = await add({ type: 'pj', name: 'Unu SRL', cui: '14399840' })
    expect((await merge(person.id, person.id)).body.code).toBe('ISSUER_MERGE_SAME')
    expect((await merge(person.id, firm.id)).body.code).toBe('ISSUER_MERGE_KINDS')
    expect((await merge(999_999, person.id)).status).toBe(422)
  })

  it('lets one of two at once win, and one of a merge and an edit', async () => {
    const { add, ana, keeper, get } = own
    const second = await keeper()
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await add({ name: `Stan ${round}` }), await add({ name: `Stan ${round}` })]
      const one = { id: a.id, version: a.version }
      const two = { id: b.id, version: b.version }
      const answers = await Promise.all([
        ana.post<Failure>('/api/issuer/merge', { winner: one, loser: two, take: [] }),
        second.post<Failure>('/api/issuer/merge', { winner: two, loser: one, take: [] }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const rows = [await get(a.id), await get(b.id)]
      expect(rows.filter(({ merged_into }) => merged_into !== null)).toHaveLength(1)
    }
    const [a, b] = [await add({ name: 'Marin Ion' }), await add({ name: 'Marin Ion' })]
    const answers = await Promise.all([
      ana.post<Failure>('/api/issuer/merge', {
        winner: { id: a.id, version: a.version },
        loser: { id: b.id, version: b.version },
        take: [],
      }),
      second.post<Failure>('/api/issuer/update', { id: a.id, values: { floor: '2' }, version: a.version }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('leaves no document behind that is registered meanwhile', async () => {
    const { add, merge, register, picture } = own
    const [winner, loser] = [await add({ name: 'Grabit' }), await add({ name: 'Grabit' })]
    const papers = await Promise.all([
      ...Array.from({ length: 6 }, () => register({ issuer_id: loser.id })),
      merge(winner.id, loser.id),
      ...Array.from({ length: 6 }, () => register({ issuer_id: loser.id })),
    ])
    expect(papers).toHaveLength(13)
    const rows = (await picture()) as { of: string; row: { issuer_id?: number } }[]
    const owners = rows.filter(
      ({ of, row }) => of === 'document' && [winner.id, loser.id].includes(row.issuer_id ?? 0),
    )
    expect(owners.map(({ row }) => row.issuer_id)).toEqual(Array(12).fill(winner.id))
  })
})

describe('undoing a merge', () => {
  it('is its exact inverse, whatever was merged before and after and taken back in turn', async () => {
    const fields = ['name', 'phone', 'email', 'street', 'locality', 'cnp']
    const cnps = ['', '2710202479021', '1800101221144']
    const anIssuer = fc.record({
      name: fc.constantFrom('Pop Ion', 'Ion Pop', 'Popp Ion'),
      phone: fc.constantFrom('', '0722111222', '0733111222'),
      email: fc.constantFrom('', 'a@example.com', 'b@example.com'),
      street: fc.constantFrom('', 'Florilor', 'Lungă'),
      cnp: fc.constantFrom(...cnps.slice(0, 2)),
      papers: fc.nat(2),
    })
    const aMerge = fc.record({ winner: fc.nat(3), loser: fc.nat(3), take: fc.subarray(fields) })
    await fc.assert(
      fc.asyncProperty(
        fc.array(anIssuer, { minLength: 4, maxLength: 4 }),
        fc.array(aMerge, { minLength: 1, maxLength: 5 }),
        async (issuers, wanted) => {
          const office = await mergeOffice(t)
          const ids: number[] = []
          for (const { papers, ...values } of issuers) {
            const { id } = await office.add(values)
            ids.push(id)
            for (let n = 0; n < papers; n++) await office.register({ issuer_id: id })
          }
          const pictures = [await office.picture()]
          const done: number[] = []
          for (const { winner, loser, take } of wanted) {
            const answer = await office.merge(ids[winner]!, ids[loser]!, take)
            if (answer.status !== 200) {
              expect([409, 422]).toContain(answer.status)
              continue
            }
            done.push((await office.merges(ids[winner]!))[0]!.id)
            pictures.push(await office.picture())
          }
          for (const id of done.reverse()) {
            expect(await office.picture()).toEqual(pictures.pop())
            expect((await office.undo(id)).status).toBe(200)
          }
          expect(await office.picture()).toEqual(pictures.pop())
        },
      ),
      { numRuns: 15 },
    )
  }, 120_000)

  it('keeps what was added since, and names what contradicts it', async () => {
    const { add, merge, merges, undo, ana, get, register } = own
    const taken = async () => {
      const [a, b, c] = [
        await add({ name: 'Dobre' }),
        await add({ name: 'Dobre', phone: '0722999888' }),
        await add({ name: 'Alt' }),
      ]
      const paper = await register({ issuer_id: b.id })
      await merge(a.id, b.id, ['phone'])
      return { a, b, c, paper, mergeId: (await merges(a.id))[0]!.id }
    }
    const kept = await taken()
    await ana.post('/api/issuer/update', { id: kept.a.id, values: { floor: '4' } })
    expect((await undo(kept.mergeId)).status).toBe(200)
    expect(await get(kept.a.id)).toMatchObject({ floor: '4', phone: '', merged_into: null })
    const again = await undo(kept.mergeId)
    expect([again.status, again.body.message]).toEqual([409, 'Unirea a fost deja anulată de Ana Registru.'])

    const edited = await taken()
    await ana.post('/api/issuer/update', { id: edited.a.id, values: { phone: '0744555666' } })
    const refused = await undo(edited.mergeId)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Unirea nu se mai poate anula: de atunci s-au schimbat Telefon.',
    ])

    const further = await taken()
    await merge(further.c.id, further.a.id)
    expect((await undo(further.mergeId)).body.message).toBe(
      'Între timp „Dobre” a fost unit cu „Alt”. Anulați mai întâi acea unire.',
    )

    const moved = await taken()
    await t.asSuperuser('update documents set issuer_id = $2 where id = $1', [moved.paper.id, moved.c.id])
    expect((await undo(moved.mergeId)).body.message).toBe(
      'Unirea nu se mai poate anula: documente mutate de ea au de atunci alt deponent (câte: 1).',
    )
    expect((await get(moved.b.id)).merged_into?.id).toBe(moved.a.id)
    expect((await undo(999_999)).status).toBe(404)
  })
})
