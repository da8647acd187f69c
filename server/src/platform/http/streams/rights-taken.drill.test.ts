import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import { importKindRights } from '@hdoc/contract/imports/import-kinds.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import type { ActivityDetail, ActivityEntry } from '@hdoc/contract/trail/activity.ts'
import { describe, expect, it, vi } from 'vitest'
import { type Browser, testApp } from '../../../../test/browsers/app.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { faultyDatabase } from '../../../../test/streams/faulty-sources.ts'
import { readAnswer } from '../../../../test/streams/read-answer.ts'
import { streamOffice } from '../../../../test/streams/stream-office.ts'
import { streamingAnswers } from '../../../../test/streams/streaming-answers.ts'
import type { Services } from '../context.ts'

const RESTRICTED = 4
let database!: ReturnType<typeof faultyDatabase>
let files!: Services['files']
const t = await testApp({
  services: (services) => {
    database = faultyDatabase(services.database)
    files = services.files
    return { database: database.database }
  },
})
const office = await streamOffice(t, files)
const { institutionId, host, bookId, documentId, chosen, importId, runId } = office
const port = Number(new URL(await t.app.listen({ port: 0, host: '127.0.0.1' })).port)
const get = (browser: Browser, path: string) =>
  readAnswer({
    port,
    path,
    headers: { host, cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })

/** How many reads a whole download takes once everything that is kept for a while has been read. */
async function countReads(browser: Browser, path: string): Promise<number> {
  const counts: number[] = []
  while (counts.length < 2 || counts.at(-1) !== counts.at(-2)) {
    database.order()
    expect((await get(browser, path)).end).toBe('whole')
    counts.push(database.reached())
    expect(counts.length).toBeLessThan(6)
  }
  return counts.at(-1) as number
}

/** The outcome of a download during which `happens` runs just before its last part is read. */
async function during(browser: Browser, path: string, happens: () => unknown, looks = 1) {
  // Counted from the end: first the last part itself, then the look-up of the person, then the part before.
  const last = (await countReads(browser, path)) - looks
  database.order({ at: last, kind: 'waits' })
  const reading = get(browser, path)
  await vi.waitFor(() => expect(database.reached()).toBe(last))
  await happens()
  database.goOn()
  const answer = await reading
  database.order()
  return answer
}

async function cutOffs(): Promise<ActivityDetail[]> {
  const filter = 'filters[0][column]=action&filters[0][match][action][in]=download.cut_off'
  const { body } = await office.admin.get<ListAnswer<ActivityEntry>>(`/api/activity/list/100?${filter}`)
  const details = body.data.map(({ id }) => office.admin.get<ActivityDetail>(`/api/activity/get/${id}`))
  return (await Promise.all(details)).map((detail) => detail.body)
}

let people = 0
async function aReader(...further: Permission[]) {
  const username = `cititor${++people}`
  const id = await aPerson(t.database, institutionId, username, {
    permissions: [
      ...(['document.list', 'activity.view', 'register.manage', 'complaint.view'] as const),
      ...(['dashboard.statistics', 'import.run', ...importKindRights.issuer] as const),
      ...further,
    ],
  })
  // A run of a report is its person's alone.
  await t.asSuperuser('update report_runs set asked_by_id = $2 where id = $1', [runId, id])
  const browser = t.browser(host)
  await browser.signIn(username)
  return { id, browser, username }
}

const ways = {
  right: (id: number) => t.asSuperuser('delete from user_permissions where user_id = $1', [id]),
  session: (id: number) => t.asSuperuser('delete from sessions where user_id = $1', [id]),
  account: (id: number) => t.asSuperuser(`update users set state = 'inactive' where id = $1`, [id]),
} as const
const documentsLeave = (level: number) =>
  t.asSuperuser('update documents set access_level = $2 where id = $1', [documentId, level])

const tables = [
  ['/api/document/export/csv', 'document_list'],
  ['/api/document/export/xlsx?search=adeverinta', 'document_list'],
  ['/api/activity/export', 'trail'],
  ['/api/complaint/export/csv', 'complaint_list'],
  ['/api/complaint/export/xlsx', 'complaint_list'],
  [`/api/register_book/table/${bookId}/csv`, 'register'],
  [`/api/register_book/table/${bookId}/xlsx`, 'register'],
  [`/api/report/table/${runId}/csv`, 'report'],
  [`/api/report/table/${runId}/xlsx`, 'report'],
  [`/api/import/refused/${importId}/csv`, 'import'],
  [`/api/import/refused/${importId}/xlsx`, 'import'],
] as const
const onePart = `/api/document/export_chosen/csv?ids=${chosen.join(',')}`

it('every answer that sends rows is here; the live stream has tests of its own, a sample sends what it knows', () => {
  const here = [onePart, ...tables.map(([path]) => path)]
  const missing = Object.entries(streamingAnswers(office))
    .filter(([, { reads, paths }]) => reads === 'rows' && !paths.some((path) => here.includes(path)))
    .map(([call]) => call)
  expect(missing).toEqual(['live.stream', 'import.sample'])
})

describe.each(tables)('GET %s', (path, subject) => {
  it.each(Object.keys(ways) as (keyof typeof ways)[])('breaks off when the %s is lost', async (way) => {
    const before = (await cutOffs()).length
    const { id, browser, username } = await aReader()
    const answer = await during(browser, path, () => ways[way](id))
    expect([[0, 200].includes(answer.status), answer.end]).toEqual([true, 'broken'])
    await vi.waitFor(async () => expect(await cutOffs()).toHaveLength(before + 1))
    const [entry] = await cutOffs()
    expect([entry!.by, entry!.subject_type]).toEqual([username, subject])
    const after = Object.fromEntries(entry!.changes.map((change) => [change.field, change.after]))
    expect(after.refused).toBe(way === 'right' ? 'FORBIDDEN' : 'UNAUTHENTICATED')
  })
})

it.each(Object.keys(ways) as (keyof typeof ways)[])(
  'chosen documents, all of them one part, do not leave when the %s is lost before they are read',
  async (way) => {
    const { id, browser } = await aReader()
    // Counted from the end: the entry of the export, the part, then the look-up of the person.
    const answer = await during(browser, onePart, () => ways[way](id), 2)
    expect([answer.status, answer.bytes.includes('RG-')]).toEqual([way === 'right' ? 403 : 401, false])
  },
)

it.each(['', 'search=adeverinta&'])(
  'a list filtered by a CNP breaks off when the right to filter by it is lost: %s',
  async (search) => {
    const cnp = '2710202479021'
    const person = { type: 'pf', name: 'Știrbei Ana', cnp }
    const { body } = await office.admin.post<{ data: { id: number } }>('/api/issuer/add', person)
    await t.asSuperuser('update documents set issuer_id = $2 where institution_id = $1', [
      institutionId,
      body.data.id,
    ])
    const before = (await cutOffs()).length
    const { id, browser } = await aReader('issuer.reveal_cnp')
    const path = `/api/document/export/csv?${search}filters[0][column]=issuer&filters[0][match][cnp][equals]=${cnp}`
    const answer = await during(browser, path, () =>
      t.asSuperuser(`delete from user_permissions where user_id = $1 and permission = 'issuer.reveal_cnp'`, [
        id,
      ]),
    )
    expect([[0, 200].includes(answer.status), answer.end]).toEqual([true, 'broken'])
    await vi.waitFor(async () => expect(await cutOffs()).toHaveLength(before + 1))
    const after = Object.fromEntries(
      (await cutOffs())[0]!.changes.map((change) => [change.field, change.after]),
    )
    expect(after).toMatchObject({ refused: 'FORBIDDEN', missing: 'issuer.reveal_cnp' })
  },
)

it('an archive breaks off at the next file when its document is not seen any more, or the session ends', async () => {
  const path = `/api/document_file/zip/${documentId}`
  const before = (await cutOffs()).length
  const one = await aReader()
  expect((await during(one.browser, path, () => documentsLeave(RESTRICTED))).end).toBe('broken')
  await documentsLeave(2)
  const other = await aReader()
  expect((await during(other.browser, path, () => ways.session(other.id))).end).toBe('broken')
  await vi.waitFor(async () => expect(await cutOffs()).toHaveLength(before + 2))
})

it('an export leaves out what is not seen any more, and ends', async () => {
  const { browser } = await aReader()
  const path = '/api/document/export/csv'
  const number = (await office.admin.get<{ number: string }>(`/api/document/get/${documentId}`)).body.number
  expect((await get(browser, path)).bytes.toString()).toContain(number)
  const answer = await during(browser, path, () => documentsLeave(RESTRICTED))
  await documentsLeave(2)
  expect([answer.status, answer.end]).toEqual([200, 'whole'])
  expect(answer.bytes.toString()).not.toContain(number)
  expect(answer.bytes.toString()).toContain('RG-0002')
})

it('an export for another person breaks off when acting as them ends', async () => {
  const { id } = await aReader()
  const before = (await cutOffs()).length
  await office.admin.post(`/api/usermanager/login_as/${id}`)
  const ends = () => t.clock.advance(61 * 60_000)
  const answer = await during(office.admin, '/api/document/export/csv', ends, 3)
  expect(answer.end).toBe('broken')
  await office.admin.signIn('sef')
  await vi.waitFor(async () => expect(await cutOffs()).toHaveLength(before + 1))
  const [entry] = await cutOffs()
  expect([entry!.by, entry!.real]).toEqual([`cititor${people}`, 'Elena Cireșaru'])
})
