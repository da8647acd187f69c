import type { Book } from '@hdoc/contract/registers/register-books.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { dispatchOffice } from '../../../../test/dispatches/dispatch-office.ts'
import { patient, within, workersOf } from '../../../../test/offices/book-office.ts'
import { aPerson } from '../../../../test/offices/person.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
const startWorker = workersOf(t)

it(
  'the day of dispatch stands on the line of the answer and of what it answers, once it has left',
  patient,
  async () => {
    const { institutionId, host, outgoing, registerId, atWork, close, originOf, document } =
      await dispatchOffice(t)
    const work = await atWork()
    const { body } = await close(work.id)
    const origin = await document(originOf(work))
    await t.asSuperuser(
      `update dispatches set status = 'sent', sent_on = '2026-11-25' where institution_id = $1 and id = $2`,
      [institutionId, body.dispatch.id],
    )
    await aPerson(t.database, institutionId, 'registre', {
      permissions: ['register.manage'],
      roles: ['DocAdmin'],
    })
    const browser = t.browser(host)
    await browser.signIn('registre')
    await startWorker()
    const lineOf = async (register_id: number, number: string): Promise<string | undefined> => {
      const asked = await browser.post<{ id: number }>('/api/register_book/add', {
        register_id,
        from: '2026-01-01',
        to: '2026-12-31',
      })
      expect(asked.status).toBe(200)
      const books = async () =>
        (await browser.get<{ books: Book[] }>(`/api/register_book/list/${register_id}`)).body.books
      await expect.poll(async () => (await books())[0]?.state, within).toBe('done')
      const table = (await browser.get(`/api/register_book/table/${asked.body.id}/csv`)).raw.toString()
      return table.split('\r\n').find((line) => line.includes(number))
    }
    expect(await lineOf(outgoing, 'E-0001/2026')).toContain('25.11.2026')
    expect(await lineOf(registerId, origin.number)).toContain('25.11.2026')
  },
)
