import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { countAfterNumber, type Held } from '../../../../test/costs/count-after-number.ts'
import { dispatchOffice } from '../../../../test/dispatches/dispatch-office.ts'

let take = (): Held[] => []
const t = await testApp({
  now: '2026-11-20T10:00:00+02:00',
  services: ({ database }) => {
    const counted = countAfterNumber(database)
    take = counted.take
    return { database: counted.database }
  },
})

/** Others who register wait for it as long as it takes, so what it does grows with a reason only. */
const CLOSING: Held = { statements: 22, waits: 2 }
/** A key gets its answer in the round trip of the COMMIT. */
const REGISTRATION: Held = { statements: 1, waits: 0 }

it('with the number in hand, closing writes and reads in few round trips', async () => {
  const { atWork, close } = await dispatchOffice(t)
  const { id } = await atWork()
  take()
  const { status } = await close(id, {}, { 'idempotency-key': 'inchidere-0002' })
  const [held] = take()
  expect(status).toBe(200)
  expect(held?.statements, 'everything is written').toBeGreaterThan(10)
  expect(held?.statements).toBeLessThanOrEqual(CLOSING.statements)
  expect(held?.waits).toBeLessThanOrEqual(CLOSING.waits)
})

it('with the number in hand, a registration keeps its answer and waits for nothing', async () => {
  const { person, outgoing, letter } = await dispatchOffice(t)
  const olga = await person('olga')
  const paper = {
    category: 'iesire',
    doc_type_id: letter,
    register_id: outgoing,
    issuer: { type: 'pj', name: 'Primăria Vecină' },
    short_description: 'Adresă',
  }
  take()
  const answer = await olga.post('/api/document/add', paper, { 'idempotency-key': 'inregistrare-0001' })
  expect([answer.status, take()]).toEqual([200, [REGISTRATION]])
})
