import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import type { Dispatch } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { TestApp } from '../browsers/app.ts'
import type { Browser } from '../browsers/browser.ts'
import { caseOffice } from '../offices/case-office.ts'
import { aDocType, aRegister } from '../offices/factories.ts'
import { aPerson } from '../offices/person.ts'

export type ClosedCase = Failure & { id: number; data: WorkCase; dispatch: Dispatch }
export type SavedDispatch = Failure & { id: number; data: Dispatch }

export const byPost = {
  ship_to: 'Ion Ionescu',
  address: 'Str. Teilor 3, Dealu Florilor',
  method: 'post',
  postal_kind: 'registered',
}
export const byMail = { ship_to: 'Ion Ionescu', method: 'email', email: 'ion@petent.example' }

/**
 * The office of `caseOffice` with what answers need: a register and a type of outgoing papers. `olga` of Urbanism works
 * on cases and numbers papers; `posta` dispatches them.
 */
export async function dispatchOffice(t: TestApp) {
  const office = await caseOffice(t)
  const { institutionId, urbanism, host } = office
  const place = { ...office.institution, database: t.database }
  const outgoing = await aRegister(place, {
    name: 'Registrul de ieșiri',
    code: 'E',
    category: 'iesire',
    pattern: 'E-####/{YYYY}',
  })
  const letter = await aDocType(place, {
    name: 'Răspuns',
    category: 'iesire',
    deadline_days: 0,
    register_id: outgoing,
  })
  const olga = await aPerson(t.database, institutionId, 'olga', {
    name: 'Olga Urbanism',
    permissions: ['document.list', 'document.register', 'workcase.work'],
    groupIds: [urbanism],
  })
  await aPerson(t.database, institutionId, 'posta', {
    name: 'Paula Poștă',
    permissions: ['document.list', 'shipping.create'],
  })
  const browsers = new Map<string, Promise<Browser>>()
  const person = (username: 'olga' | 'posta'): Promise<Browser> => {
    const known =
      browsers.get(username) ??
      (async () => {
        const browser = t.browser(host)
        await browser.signIn(username)
        return browser
      })()
    browsers.set(username, known)
    return known
  }
  /** A case in Olga’s hands, ready to be closed. */
  const atWork = async (paper: object = {}): Promise<WorkCase> => {
    const opened = await office.open([{ group_id: urbanism, user_id: olga, role: 'lead' }], {}, paper)
    const { id: share_id } = office.shareOf(opened, urbanism)
    const browser = await person('olga')
    await browser.post('/api/workcase/accept', { share_id })
    const { body } = await browser.post<{ data: WorkCase }>('/api/workcase/start', { share_id })
    return body.data
  }
  /** A file of Olga’s that is on no document yet. */
  const upload = async (name = 'raspuns.txt', text = 'Vi s-a eliberat adeverința.'): Promise<number> => {
    const browser = await person('olga')
    return (await browser.upload<{ id: number }>(name, Buffer.from(text))).body.id
  }
  const close = async (id: number, more: object = {}, headers: Record<string, string> = {}) =>
    (await person('olga')).post<ClosedCase>(
      '/api/dispatch/close_case',
      { id, status: 8, resolution: 'S-a eliberat adeverința.', dispatch: byPost, ...more },
      headers,
    )
  const ofCase = async (id: number, who: 'olga' | 'posta' = 'olga') =>
    (await (await person(who)).get<Dispatch[]>(`/api/dispatch/of_case/${id}`)).body
  const mark = async (ids: readonly number[], body: object, who: 'olga' | 'posta' = 'posta') =>
    (await person(who)).post<Failure & { data: Dispatch[] }>('/api/dispatch/mark', { ids, ...body })
  return { ...office, outgoing, letter, person, atWork, upload, close, ofCase, mark }
}
