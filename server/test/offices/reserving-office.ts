import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { Registered } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Reservation, UsableNumber } from '@hdoc/contract/registers/reservations.ts'
import { findDamage } from '../../src/app/verify/find-damage.ts'
import { sealAll } from '../../src/platform/audit/seal-audit.ts'
import type { TestApp } from '../browsers/app.ts'
import type { Browser } from '../browsers/browser.ts'
import { freshOffice } from './office.ts'
import { aPerson } from './person.ts'

export type Reserved = Failure & { numbers: { id: number; number: string; reserved_on: string }[] }

/**
 * A town hall in which Ana reserves numbers and registers, and the head of the registry may also use numbers
 * of past days.
 */
export async function reservingOffice(t: TestApp) {
  const office = await freshOffice(t.database)
  const { id: institutionId, host } = office.institution
  await aPerson(t.database, institutionId, 'ana', {
    name: 'Ana Toma',
    permissions: ['number.reserve', 'document.register', 'document.list'],
  })
  await aPerson(t.database, institutionId, 'sef', {
    name: 'Șef Registratură',
    permissions: ['number.reserve', 'number.reserve_past', 'register.manage', 'document.register'],
  })
  const sign = async (name: string) => {
    const browser = t.browser(host)
    await browser.signIn(name)
    return browser
  }
  const ana = await sign('ana')
  const sef = await sign('sef')
  const reserve = (body: object = {}, browser: Browser = ana) =>
    browser.post<Reserved>('/api/number_reservation/add', {
      register_id: office.registerId,
      confirmed: true,
      ...body,
    })
  const register = (body: object = {}, browser: Browser = ana) =>
    browser.post<Failure & { id: number; data: Registered }>('/api/document/add', {
      category: 'intrare',
      register_id: office.registerId,
      doc_type_id: office.docTypeId,
      issuer_id: office.issuerId,
      short_description: 'Hotărâre',
      ...body,
    })
  const list = async (query = '', browser: Browser = ana) =>
    (await browser.get<ListAnswer<Reservation>>(`/api/number_reservation/list/20${query}`)).body.data
  const release = (ids: number[], reason = 'Nu mai este nevoie', browser: Browser = ana) =>
    browser.post<Failure>('/api/number_reservation/release', { ids, reason })
  const usable = async (browser: Browser = ana) =>
    (
      await browser.get<{ numbers: UsableNumber[]; past_allowed: boolean }>(
        `/api/number_reservation/usable?register_id=${office.registerId}`,
      )
    ).body
  const damage = async () => {
    await sealAll(t.database)
    return (await findDamage(t.database, { institutionId })).map(({ sentence }) => sentence.en)
  }
  return { office, institutionId, ana, sef, sign, reserve, register, list, release, usable, damage }
}
