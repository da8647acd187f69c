import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { LegalGap, LegalLine, ReportRun } from '@hdoc/contract/reports/reports.ts'
import type { Browser, TestApp } from '../browsers/app.ts'
import type { Mailbox } from '../browsers/mailbox.ts'
import { freshOffice } from '../offices/office.ts'
import { aPerson } from '../offices/person.ts'

export const REPORT_START = '2026-11-20T10:00:00+02:00'

/** A run as its page gets it. */
export type Run = ReportRun & {
  lines: LegalLine[]
  gaps: LegalGap[]
  remarks: string
  version: number
  law: string
}

/** A town hall: `elena` manages documents and has every report, `ana` only the figures, `radu` no report. */
export async function reportOffice(t: TestApp, box: Mailbox) {
  t.clock.set(REPORT_START)
  const office = await freshOffice(t.database)
  const { id: i, host } = office.institution
  await aPerson(t.database, i, 'elena', {
    name: 'Elena Cireșaru',
    roles: ['DocAdmin'],
    permissions: ['dashboard.statistics', 'document.register', 'doc_type.manage', 'activity.view'],
  })
  await aPerson(t.database, i, 'ana', { name: 'Ana Crin', permissions: ['dashboard.statistics'] })
  await aPerson(t.database, i, 'radu', { permissions: ['document.list'] })
  const as = async (username: string): Promise<Browser> => {
    const browser = t.browser(host)
    await browser.signIn(username)
    return browser
  }
  const [elena, ana] = [await as('elena'), await as('ana')]
  const paper = async (subject: string, more: object = {}) =>
    (
      await elena.post<Failure & { data: { id: number; number: string } }>('/api/document/add', {
        category: 'intrare',
        register_id: office.registerId,
        doc_type_id: office.docTypeId,
        issuer_id: office.issuerId,
        short_description: subject,
        ...more,
      })
    ).body.data
  const ask = (browser: Browser, report: string, parameters: object = {}) =>
    browser.post<Failure & { id: number }>('/api/report/ask', { report, parameters })
  const made = async (browser: Browser, report: string, parameters: object = {}): Promise<Run> => {
    const { body } = await ask(browser, report, parameters)
    await box.settled()
    return (await browser.get<Run>(`/api/report/get/${body.id}`)).body
  }
  const csv = async (browser: Browser, id: number) =>
    (await browser.get<string>(`/api/report/table/${id}/csv`)).raw
      .toString()
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
  const pdf = async (browser: Browser, id: number) => browser.get<Failure>(`/api/report/pdf/${id}/1`)
  return { office, i, as, elena, ana, paper, ask, made, csv, pdf }
}
