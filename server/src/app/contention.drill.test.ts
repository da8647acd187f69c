import { expect, it } from 'vitest'
import { testApp } from '../../test/browsers/app.ts'
import { openContentionOffice } from '../../test/contention/contention-office.ts'
import { playDocuments } from '../../test/contention/document-rounds.ts'
import { playFiles } from '../../test/contention/file-rounds.ts'
import { playIssuers } from '../../test/contention/issuer-rounds.ts'

const PEOPLE = 50

const t = await testApp()
const office = await openContentionOffice(t.database, PEOPLE)
const callers = await Promise.all(
  office.people.map(async ({ username, name }) => {
    const browser = t.browser(office.institution.host)
    await browser.signIn(username)
    return { ...browser, name }
  }),
)

it('lets one of fifty people win each version of a document, and tells the others who did what', {
  timeout: 60_000,
}, async () => {
  const report = await playDocuments(office, callers, { documents: 4, rounds: 6 })
  expect(report.problems).toEqual([])
  expect(report.sent).toBe(report.won * PEOPLE)
  expect(report.won).toBeGreaterThanOrEqual(8)
  expect(report.comments).toBeGreaterThanOrEqual(80)
})

it('lets one of fifty people change or merge each issuer, and mixes nobody with anybody', {
  timeout: 60_000,
}, async () => {
  const report = await playIssuers(callers, 4)
  expect(report.problems).toEqual([])
  expect(report.sent).toBe(4 * PEOPLE)
  expect(report.won).toBeGreaterThanOrEqual(4 * 3)
})

it('gives the lock of a file to one of fifty people, and tells the others who holds it', {
  timeout: 60_000,
}, async () => {
  const report = await playFiles(t.database, office, callers, 4)
  expect(report.problems).toEqual([])
  expect(report.sent).toBe(4 * PEOPLE)
  expect(report.refused).toBeGreaterThanOrEqual(4 * (PEOPLE - 2))
})
