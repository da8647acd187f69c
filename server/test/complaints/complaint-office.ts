import { join } from 'node:path'
import { type ComplaintFilingInput, complaintFiling } from '@hdoc/contract/complaints/complaint-filing.ts'
import type { Complaint } from '@hdoc/contract/complaints/complaint-rows.ts'
import type { ComplaintType } from '@hdoc/contract/complaints/complaint-types.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { confirmComplaint, supportComplaint } from '../../src/modules/complaints/index.ts'
import { createDiskFileStore } from '../../src/platform/files/store/disk-file-store.ts'
import type { Services } from '../../src/platform/http/context.ts'
import { silentLog } from '../../src/platform/log.ts'
import type { TestApp } from '../browsers/app.ts'
import { caseOffice } from '../offices/case-office.ts'
import { aDocType, aRegister } from '../offices/factories.ts'
import { aPerson } from '../offices/person.ts'

export type ComplaintAnswer = Failure & { id: number; data: Complaint }
export const spot = { lat: 45_003_127, lng: 26_001_849 }

/**
 * A town hall that takes complaints: `ofiter` decides on them, `admin` administers, `gina` (of the registry) writes them
 * down; Urbanism deals with the type „Drumuri”, whose register is S-####.
 */
export async function complaintOffice(t: Pick<TestApp, 'database' | 'clock' | 'settings' | 'browser'>) {
  const office = await caseOffice(t)
  const { institutionId, host, institution, urbanism } = office
  const place = { ...institution, database: t.database }
  const sesRegister = await aRegister(place, {
    name: 'Registru sesizări',
    code: 'SES',
    category: 'intrare',
    pattern: 'S-####',
    online: true,
  })
  const sesType = await aDocType(place, { name: 'Sesizare', category: 'intrare', deadline_days: 30 })
  await aPerson(t.database, institutionId, 'admin', { isAdmin: true, name: 'Ada Administrator' })
  await aPerson(t.database, institutionId, 'ofiter', {
    name: 'Olga Ofițer',
    permissions: [
      'complaint.view',
      'complaint.accept',
      'complaint.reject',
      'complaint.answer',
      'document.list',
      'document.register',
      'document.reopen',
      'workcase.close',
      'workcase.assign',
    ],
  })
  const signed = async (username: string) => {
    const browser = t.browser(host)
    await browser.signIn(username)
    return browser
  }
  const [admin, officer] = [await signed('admin'), await signed('ofiter')]
  const typeValues = (more: object = {}) => ({
    name: 'Drumuri, gropi',
    icon: 'road',
    register_id: sesRegister,
    doc_type_id: sesType,
    group_id: urbanism,
    deadline_days: 10,
    ...more,
  })
  const addType = async (more: object = {}) =>
    (
      await admin.post<Failure & { id: number; data: ComplaintType }>(
        '/api/complaint_type/add',
        typeValues(more),
      )
    ).body
  const { id: typeId } = await addType()

  const services: Services = {
    database: t.database,
    clock: t.clock,
    settings: t.settings,
    log: silentLog,
    files: await createDiskFileStore(join(t.settings.dataDir, 'files')),
  }
  const filing = (more: Partial<ComplaintFilingInput> = {}) =>
    complaintFiling.parse({
      type_id: typeId,
      description: 'Groapă mare în carosabil',
      ...spot,
      street: 'Strada Teilor',
      street_number: '3',
      name: 'Petre Făt-Frumușelu',
      email: 'petre@cetateni.example',
      phone: '0722 123 456',
      ...more,
    })
  /** Keeps a photo as the public form does. */
  const photo = async (bytes: Buffer, name = 'groapa.jpg', mime = 'image/jpeg') => {
    const stored = await services.files.put(
      (async function* () {
        yield bytes
      })(),
      { limitBytes: bytes.length },
    )
    return { name, mime, kind: 'image', size: stored.size, sha256: stored.sha256 }
  }
  /** What a person has confirmed by e-mail becomes a complaint. */
  const confirm = (
    more: Partial<ComplaintFilingInput> = {},
    files: Awaited<ReturnType<typeof photo>>[] = [],
  ) =>
    t.database.inInstitution(institutionId, (db) =>
      confirmComplaint(db, services, { filing: filing(more), files }),
    )
  const support = (complaintId: number, email: string) =>
    t.database.inInstitution(institutionId, (db) => supportComplaint(db, services, { complaintId, email }))
  const act = (path: string, body: object, by = officer) => by.post<ComplaintAnswer>(path, body)
  /** The same, which has to succeed. */
  const done = async (path: string, body: object, by = officer): Promise<Complaint> => {
    const answer = await act(path, body, by)
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  const show = async (id: number, by = officer) => (await by.get<Complaint>(`/api/complaint/get/${id}`)).body
  return {
    ...office,
    ...{ admin, officer, signed, addType, typeValues, typeId, sesRegister, sesType, place },
    ...{ services, filing, photo, confirm, support, act, done, show },
  }
}
