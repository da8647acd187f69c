import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Register } from '@hdoc/contract/registers/registers.ts'
import type { TestApp } from '../browsers/app.ts'
import { importOffice } from './import-office.ts'

/** Tables in which an undone import of documents leaves what stays: the trail, the job, tombstones, and what signing in writes. */
export const staysOfHistory = [
  'audit_entries',
  'audit_heads',
  'audit_payloads',
  'audit_seals',
  'audit_unsealed',
  'files',
  'history_tombstones',
  'idempotency_keys',
  'import_findings',
  'import_habits',
  'import_made',
  'imports',
  'incoming_file_pieces',
  'incoming_files',
  'live_waiting',
  'outbox_events',
  'sessions',
  'sign_in_addresses',
] as const

/** An office in which `adela` imports documents of another system into a register of history beside its own. */
export async function historyOffice(t: TestApp) {
  const office = await importOffice(t)
  const { adela, office: own, i } = office
  const added = await adela.post<{ data: Register }>('/api/register/add_history', {
    id: own.registerId,
    name: 'Registrul vechi',
    code: 'IST',
  })
  await t.asSuperuser(
    `insert into doc_types (institution_id, name, category, is_default) values ($1, 'Răspuns', 'iesire', true)`,
    [i],
  )
  const historyId = added.body.data.id
  const options = { register: String(historyId), doc_type: String(own.docTypeId), join_issuers: '1' }
  const checkedHistory = (content: Buffer) =>
    office.checked(content, { kind: 'document', name: 'registratura.csv', mapping: { options } })
  /** Sends an archive as a browser does, and gives it to an import. */
  const sent = async (name: string, bytes: Buffer, browser = adela): Promise<number> => {
    const begun = await browser.step<unknown>('POST', '/api/incoming_file/begin', bytes, {
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    })
    return Number(/\d+$/.exec(String(begun.headers.location ?? ''))?.[0])
  }
  const archived = async (id: number, name: string, bytes: Buffer, browser = adela) =>
    browser.post<Failure>('/api/import/add_archive', { id, incoming_id: await sent(name, bytes, browser) })
  /** Begins an import of a table with its archives, and checks it. */
  const checkedWithFiles = async (
    table: string,
    archives: Readonly<Record<string, Buffer>>,
    more: Record<string, string> = {},
  ) => {
    const begun = await office.begin(table, { kind: 'document', name: 'registratura.csv' })
    const { id } = begun.body as { id: number }
    for (const [name, bytes] of Object.entries(archives)) {
      const added = await archived(id, name, bytes)
      if (added.status !== 200) throw new Error(JSON.stringify(added.body))
    }
    const asked = await office.check(id, { options: { ...options, ...more } })
    if (asked.status !== 200) throw new Error(JSON.stringify(asked.body))
    return office.detail(id)
  }
  const undo = async (id: number): Promise<void> => {
    const asked = await adela.post('/api/import/undo', { id })
    if (asked.status !== 200) throw new Error(JSON.stringify(asked.body))
    await office.work(id)
  }
  return { ...office, historyId, options, checkedHistory, sent, archived, checkedWithFiles, undo }
}
