import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { TestApp } from '../browsers/app.ts'
import { freshInstitution } from '../database/database.ts'
import { aPerson } from './person.ts'

type Saved<T> = Failure & { data: T }

const changes = {
  institution: '/api/setting/update_institution',
  look: '/api/setting/update_look',
  mail: '/api/setting/update_mail',
  security: '/api/setting/update_security',
} as const

/** A town hall whose `ana` changes every section of its settings. */
export async function settingsOffice(t: Pick<TestApp, 'database' | 'browser' | 'asSuperuser'>) {
  const institution = await freshInstitution(t.database)
  const { id, host } = institution
  const ana = await aPerson(t.database, id, 'ana', {
    name: 'Ana Crin',
    permissions: ['client.admin', 'settings.security'],
  })
  const browser = t.browser(host)
  await browser.signIn('ana')
  const change = <T>(section: keyof typeof changes, values: object, version?: number) =>
    browser.post<Saved<T>>(changes[section], { values, ...(version && { version }) })
  const audit = () =>
    t.asSuperuser<{ action: string; payload: string }>(
      `select action, payload from audit_entries e join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
        where e.institution_id = $1 and subject_type like 'setting_%' order by e.id`,
      [id],
    )
  return { id, host, ana, browser, change, audit }
}
