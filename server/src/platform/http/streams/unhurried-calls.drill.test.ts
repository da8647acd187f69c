import { endpoints } from '@hdoc/contract/endpoints.ts'
import { expect, it, vi } from 'vitest'
import { startedAnew, testApp } from '../../../../test/browsers/app.ts'
import { connectionBeside } from '../../../../test/database/cluster.ts'
import { readAnswer } from '../../../../test/streams/read-answer.ts'
import { streamOffice } from '../../../../test/streams/stream-office.ts'
import { streamingAnswers } from '../../../../test/streams/streaming-answers.ts'
import { createDiskFileStore } from '../../files/store/disk-file-store.ts'

/** Milliseconds of the interactive calls of this server. */
const PATIENCE = 1_500

const t = await testApp()
const office = await streamOffice(t, await createDiskFileStore(`${t.settings.dataDir}/files`))
const hurried = await startedAnew(t, { databaseMs: PATIENCE })
const port = Number(new URL(await hurried.app.listen({ port: 0, host: '127.0.0.1' })).port)
const headers = {
  host: office.host,
  cookie: [...office.admin.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
}

/** The table that each unhurried call reads first. */
const tables: Readonly<Record<string, string>> = {
  'document.export': 'documents',
  'document.export_chosen': 'documents',
  'complaint.export': 'complaints',
  'activity.export': 'audit_entries',
  'register_book.table': 'register_book_lines',
  'report.table': 'report_rows',
  'import.refused': 'import_findings',
}

it('every call that may take longer than interactive ones is here', () => {
  const unhurried = endpoints.filter((endpoint) => endpoint.unhurried).map(({ id }) => id)
  expect(unhurried.sort()).toEqual(Object.keys(tables).sort())
})

it.each(Object.entries(tables))(
  '%s waits longer for the database than an interactive call may, and leaves whole',
  async (call, table) => {
    const [path = ''] = streamingAnswers(office)[call]?.paths ?? []
    const holder = await connectionBeside(t.superuserUrl)
    try {
      await holder.query(`begin; lock table ${table} in access exclusive mode`)
      const reading = readAnswer({ port, path, headers })
      const answered = vi.fn()
      reading.then(answered)
      await vi.waitFor(
        async () => {
          expect(answered).not.toHaveBeenCalled()
          const waiting = await t.asSuperuser(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
              and now() - query_start > make_interval(secs => $1)`,
            [(PATIENCE + 500) / 1000],
          )
          expect(waiting).toHaveLength(1)
        },
        { timeout: 10_000, interval: 100 },
      )
      await holder.query('rollback')
      const { status, end } = await reading
      expect([status, end]).toEqual([200, 'whole'])
    } finally {
      await holder.end()
    }
  },
)
