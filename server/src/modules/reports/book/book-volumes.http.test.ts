import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { LINES_OF_A_VOLUME } from '@hdoc/contract/registers/register-books.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { bookOffice, patient, within, workersOf } from '../../../../test/offices/book-office.ts'
import { registerPapers } from '../../../../test/offices/office.ts'
import { readPdf } from '../../../../test/papers/read-pdf.ts'

const start = '2026-11-20T10:00:00+02:00'
const t = await testApp({ now: start })
const startWork = workersOf(t)

describe('POST /api/register_book/cancel', () => {
  it('stops a book once; one of a register is made at a time', patient, async () => {
    const { ask, books, elena, paper } = await bookOffice(t)
    await paper('Cerere')
    const { id } = (await ask(elena)).body
    expect((await ask(elena)).body.code).toBe('BOOK_UNDER_WAY')
    expect((await elena.get<Failure>(`/api/register_book/table/${id}/csv`)).body.code).toBe('BOOK_NOT_READY')
    expect((await elena.post('/api/register_book/cancel', { id })).status).toBe(200)
    expect((await elena.post<Failure>('/api/register_book/cancel', { id })).body.code).toBe('BOOK_ENDED')
    expect((await books(elena))[0]).toMatchObject({ state: 'cancelled', ready: [] })
    await startWork()
    await ask(elena, { kind: 'table' })
    await expect
      .poll(async () => (await books(elena)).map(({ state }) => state), within)
      .toEqual(['done', 'cancelled'])
  })
})

it(
  'of more lines than a volume holds there are more volumes, one after the other, none with a line twice',
  patient,
  async () => {
    const { office, i, ask, elena, whenDone, books } = await bookOffice(t)
    const papers = await registerPapers(t.database, office, LINES_OF_A_VOLUME + 30)
    // Without this the worker would send the letters about these papers first.
    await t.asSuperuser('delete from outbox_events where institution_id = $1', [i])
    await startWork()
    await ask(elena)
    const book = await whenDone(elena)
    expect(
      book.ready.map(({ lines, first_number, last_number }) => [lines, first_number, last_number]),
    ).toEqual([
      [LINES_OF_A_VOLUME, papers[0]?.number, papers[LINES_OF_A_VOLUME - 1]?.number],
      [30, papers[LINES_OF_A_VOLUME]?.number, papers.at(-1)?.number],
    ])
    const { text } = await readPdf((await elena.get(`/api/register_book/volume/${book.id}/2`)).raw)
    expect(text).toContain('Volumul 2 din 2')
    expect(text).toContain(`Volumul 1: ${book.ready[0]?.pages} `)
    expect((await books(elena))[0]?.ready).toHaveLength(2)
  },
)
