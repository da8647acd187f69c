import type { Document, Registered } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { TestApp } from '../browsers/app.ts'
import { freshOffice } from './office.ts'
import { aPerson } from './person.ts'

export type Added = Failure & { id: number; data: Registered }
export type Changed = Failure & { id: number; data: Document }

/**
 * A registry as towns have it: `gina` registers, `elena` leads (DocAdmin, may annul), `radu` only looks. `as`
 * signs one of them in. `paper` builds what a form sends; `register` sends it as Gina and gives the answer's
 * data.
 */
export async function clerkOffice(t: Pick<TestApp, 'database' | 'browser'>) {
  const office = await freshOffice(t.database)
  const { id: institutionId, host } = office.institution
  const clerkRights = [
    'document.register',
    'document.edit_own_register',
    'document.list',
    'issuer.edit',
  ] as const
  const people = {
    clerk: await aPerson(t.database, institutionId, 'ghiseu', {
      name: 'Gina Ghișeu',
      permissions: [...clerkRights],
    }),
    head: await aPerson(t.database, institutionId, 'elena', {
      name: 'Elena Cireșaru',
      roles: ['DocAdmin'],
      permissions: [...clerkRights, 'document.annul'],
    }),
    reader: await aPerson(t.database, institutionId, 'radu', {
      name: 'Radu',
      permissions: ['document.list'],
    }),
  }
  const as = async (username: 'ghiseu' | 'elena' | 'radu', language: 'ro' | 'en' = 'ro') => {
    const browser = t.browser(host, language)
    await browser.signIn(username)
    return browser
  }
  const paper = (changes: object = {}) => ({
    category: 'intrare',
    register_id: office.registerId,
    doc_type_id: office.docTypeId,
    issuer_id: office.issuerId,
    short_description: 'Cerere de adeverință',
    ...changes,
  })
  const clerk = await as('ghiseu')
  const send = (changes: object = {}) => clerk.post<Added>('/api/document/add', paper(changes))
  const register = async (changes: object = {}): Promise<Registered> => {
    const { status, body } = await send(changes)
    if (status !== 200) throw new Error(`not registered: ${JSON.stringify(body)}`)
    return body.data
  }
  return { ...office, institutionId, host, people, as, paper, clerk, send, register }
}
