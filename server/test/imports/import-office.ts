import { join } from 'node:path'
import type { ImportKindId, ImportMode } from '@hdoc/contract/imports/import-kinds.ts'
import type { ImportDetail } from '@hdoc/contract/imports/import-rows.ts'
import { isImportUnderWay } from '@hdoc/contract/imports/import-states.ts'
import { giveUp, handle } from '../../src/modules/imports/jobs/work-on-import.handler.ts'
import { findImport } from '../../src/modules/imports/queries/imports.ts'
import { createDiskFileStore } from '../../src/platform/files/store/disk-file-store.ts'
import type { JobContext } from '../../src/platform/jobs/job-context.ts'
import type { Browser, TestApp } from '../browsers/app.ts'
import { freshOffice } from '../offices/office.ts'
import { aPerson } from '../offices/person.ts'

/** Jobs of one import, each of which works for some seconds. */
const MOST_JOBS = 100

type Done = { success: boolean; message: string; code?: string; errors?: object }
type Wishes = { kind?: ImportKindId; name?: string; mapping?: Partial<ImportDetail['mapping']> }

/**
 * An office in which `adela`, the administrator, imports. The worker's steps are taken by `work`, in this process; `dying` takes one
 * whose n-th transaction never commits.
 */
export async function importOffice(t: TestApp) {
  const office = await freshOffice(t.database)
  const { id: i, host } = office.institution
  await aPerson(t.database, i, 'adela', { name: 'Adela Micu', isAdmin: true })
  const files = await createDiskFileStore(join(t.settings.dataDir, 'files'))
  const plainTx: JobContext['tx'] = (work, options) => t.worker.inInstitution(i, work, options)
  const ctx = {
    clock: t.clock,
    files,
    settings: t.settings,
    signal: new AbortController().signal,
    tx: plainTx,
  }
  /** One job after the other, as the queue would: a slow machine does not end an import in the time of one. */
  const work = async (id: number): Promise<void> => {
    const isUnderWay = async () => {
      const record = await plainTx((db) => findImport(db, id), { readOnly: true })
      return record !== undefined && isImportUnderWay(record.state)
    }
    for (let jobs = 0; jobs < MOST_JOBS; jobs++) {
      await handle(ctx, { import_id: id })
      if (!(await isUnderWay())) return
    }
  }
  const killed = new Error('killed')
  /** Works until its n-th transaction, which is rolled back; false when the import ended before. */
  const dying = async (id: number, n: number): Promise<boolean> => {
    let count = 0
    const tx: JobContext['tx'] = (run, options) =>
      plainTx(async (db) => {
        const result = await run(db)
        if (++count === n) throw killed
        return result
      }, options)
    return handle({ ...ctx, tx }, { import_id: id }).then(
      () => false,
      (error: unknown) => {
        if (error !== killed) throw error
        return true
      },
    )
  }
  /** Works with a worker that is told to stop once its n-th transaction is there; false when the import ended before. */
  const stopping = async (id: number, n: number): Promise<boolean> => {
    const stop = new AbortController()
    let count = 0
    const tx: JobContext['tx'] = async (run, options) => {
      const result = await plainTx(run, options)
      if (++count === n) stop.abort()
      return result
    }
    return handle({ ...ctx, tx, signal: stop.signal }, { import_id: id }).then(
      () => false,
      (error: unknown) => {
        if (error !== stop.signal.reason) throw error
        return true
      },
    )
  }
  /** Works, and lets something happen right after its n-th transaction. */
  const meanwhile = (id: number, n: number, happens: () => Promise<unknown>): Promise<void> => {
    let count = 0
    const tx: JobContext['tx'] = async (run, options) => {
      const result = await plainTx(run, options)
      if (++count === n) await happens()
      return result
    }
    return handle({ ...ctx, tx }, { import_id: id })
  }
  /** What the queue does after the last try failed. */
  const givingUp = (id: number) => giveUp(ctx, { import_id: id })
  const signedIn = async (username: string): Promise<Browser> => {
    const browser = t.browser(host)
    await browser.signIn(username)
    return browser
  }
  const adela = await signedIn('adela')
  const detail = async (id: number, browser = adela) =>
    (await browser.get<ImportDetail>(`/api/import/get/${id}`)).body

  /** Uploads a file and begins an import of it; gives the answer of the call that refused it, or of the last. */
  const begin = async (
    content: string | Buffer,
    { kind = 'issuer', name = 'date.csv' }: Wishes = {},
    browser = adela,
  ) => {
    const sent = await browser.upload<Done & { id: number }>(name, Buffer.from(content as string))
    if (sent.status !== 200) return sent
    return browser.post<Done & { id: number }>('/api/import/begin', { kind, file_id: sent.body.id })
  }
  const check = async (id: number, mapping: Wishes['mapping'] = {}) => {
    const { mapping: guessed } = await detail(id)
    const answer = await adela.post<Done>('/api/import/check', { id, mapping: { ...guessed, ...mapping } })
    if (answer.status === 200) await work(id)
    return answer
  }
  /** Begins, checks and gives the import as it then is. */
  const checked = async (content: string | Buffer, wishes: Wishes = {}) => {
    const begun = await begin(content, wishes)
    if (begun.status !== 200) throw new Error(JSON.stringify(begun.body))
    const asked = await check(begun.body.id, wishes.mapping)
    if (asked.status !== 200) throw new Error(JSON.stringify(asked.body))
    return detail(begun.body.id)
  }
  const ask = (id: number, mode: ImportMode = 'skip_bad') => adela.post<Done>('/api/import/run', { id, mode })
  const run = async (id: number, mode: ImportMode = 'skip_bad') => {
    const asked = await ask(id, mode)
    if (asked.status !== 200) throw new Error(JSON.stringify(asked.body))
    await work(id)
    return detail(id)
  }
  const findings = async (id: number) =>
    (
      await adela.get<{ data: { row: number; column: string; value: string; text: string; key: string }[] }>(
        `/api/import/findings/${id}`,
      )
    ).body.data
  const refused = async (id: number) =>
    (await adela.get<string>(`/api/import/refused/${id}/csv`)).raw
      .toString()
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
  return {
    office,
    i,
    adela,
    signedIn,
    begin,
    check,
    checked,
    ask,
    run,
    work,
    dying,
    stopping,
    meanwhile,
    givingUp,
    detail,
    findings,
    refused,
  }
}

/** Tables in which an import leaves what stays: the trail, the job and what goes with them. */
const staying = new Set([
  'audit_entries',
  'audit_unsealed',
  'audit_seals',
  'audit_heads',
  'audit_payloads',
  'outbox_events',
  'imports',
  'import_findings',
  'import_made',
  'import_habits',
  'sessions',
  'files',
  'incoming_files',
  'incoming_file_pieces',
  'rate_hits',
  'kept_answers',
])

/** All rows of all tables that an undone import must leave as they were, as texts, by table. */
export async function wholeDatabase(t: TestApp, institutionId: number): Promise<Record<string, string[]>> {
  const tables = await t.asSuperuser<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r'
        and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'institution_id') order by 1`,
    [],
  )
  const all: Record<string, string[]> = {}
  for (const { name } of tables) {
    if (staying.has(name)) continue
    const rows = await t.asSuperuser<{ line: string }>(
      `select x::text as line from ${name} x where institution_id = $1 order by 1`,
      [institutionId],
    )
    all[name] = rows.map(({ line }) => line)
  }
  return all
}
