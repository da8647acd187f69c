import type { Registered } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Book } from '@hdoc/contract/registers/register-books.ts'
import { afterEach, expect } from 'vitest'
import { startWorker, type Worker } from '../../src/app/worker.ts'
import { silentLog } from '../../src/platform/log.ts'
import type { Browser, TestApp } from '../browsers/app.ts'
import { freshOffice } from './office.ts'
import { aPerson } from './person.ts'

type Books = Failure & { today: string; books: Book[] }
const year = { from: '2026-01-01', to: '2026-12-31' }
export const within = { timeout: 60_000, interval: 50 }
/** Each test starts a worker of its own, on a machine that may do much else. */
export const patient = { timeout: 120_000 }

/** Gives what starts a worker; every worker is closed after its test. */
export function workersOf(t: TestApp): () => Promise<void> {
  const workers: Worker[] = []
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.close()
  })
  return async () => {
    workers.push(await startWorker(t.settings, { log: silentLog, clock: t.clock }))
  }
}

/**
 * An office in which `elena` (DocAdmin) and `ana` keep the registers and `radu` only looks. `ask` asks for the
 * book of a register, `whenDone` waits for it, `rows` reads it as a table.
 */
export async function bookOffice(t: TestApp) {
  const office = await freshOffice(t.database)
  const { id: i, host } = office.institution
  const rights = ['register.manage', 'document.register', 'number.reserve', 'document.annul'] as const
  await aPerson(t.database, i, 'elena', {
    name: 'Elena Cireșaru',
    roles: ['DocAdmin'],
    permissions: [...rights],
  })
  await aPerson(t.database, i, 'ana', { name: 'Ana Crin', permissions: [...rights] })
  await aPerson(t.database, i, 'radu', { permissions: ['document.list'] })
  const as = async (username: string): Promise<Browser> => {
    const browser = t.browser(host)
    await browser.signIn(username)
    return browser
  }
  const elena = await as('elena')
  const paper = async (subject: string, more: object = {}) =>
    (
      await elena.post<Failure & { data: Registered }>('/api/document/add', {
        category: 'intrare',
        register_id: office.registerId,
        doc_type_id: office.docTypeId,
        issuer_id: office.issuerId,
        short_description: subject,
        ...more,
      })
    ).body.data
  const ask = (browser: Browser, more: object = {}) =>
    browser.post<Failure & { id: number }>('/api/register_book/add', {
      register_id: office.registerId,
      ...year,
      ...more,
    })
  const books = async (browser: Browser, registerId = office.registerId) =>
    (await browser.get<Books>(`/api/register_book/list/${registerId}`)).body.books
  const whenDone = async (browser: Browser, registerId = office.registerId): Promise<Book> => {
    await expect.poll(async () => (await books(browser, registerId))[0]?.state, within).toBe('done')
    return (await books(browser, registerId))[0]!
  }
  const rows = async (browser: Browser, id: number) =>
    (await browser.get<string>(`/api/register_book/table/${id}/csv`)).raw
      .toString()
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
  return { office, i, as, elena, paper, ask, books, whenDone, rows }
}
