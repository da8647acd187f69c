import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Upload } from '@hdoc/contract/files/files.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { hostileContents } from '../../../../test/hostile-files/hostile-contents.ts'
import { hostileNames } from '../../../../test/hostile-files/hostile-names.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { readZipDirectory } from '../../../platform/files/recognise/zip-directory.ts'

const t = await testApp()
const { clerk, institutionId, register } = await clerkOffice(t)
const all = [...hostileNames, ...hostileContents]
const rowsOf = async (table: string) =>
  (await t.asSuperuser(`select from ${table} where institution_id = $1`, [institutionId])).length

describe('files and names sent to do harm', () => {
  it('are at least forty', () => {
    expect(all.length).toBeGreaterThanOrEqual(40)
    expect(new Set(all.map(({ what }) => what)).size).toBe(all.length)
  })

  it.each(all)('$what', async (file) => {
    const before = await rowsOf('files')
    const answer = await clerk.upload<Failure & { id: number; data: Upload }>(file.name, file.bytes)
    if ('refused' in file) {
      expect([answer.status, await rowsOf('files')]).toEqual([file.refused, before])
      return
    }
    expect([answer.status, answer.body.data?.name], JSON.stringify(answer.body)).toEqual([200, file.kept])
    const { id } = answer.body
    // The file is only bytes with a name: it leaves as it came, and no browser takes it for a page of ours.
    for (const call of ['download', 'preview']) {
      const { status, raw, headers } = await clerk.get(`/api/file/${call}/${id}`)
      expect([status, raw.equals(file.bytes)]).toEqual([200, true])
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(String(headers['content-security-policy'])).toMatch(/default-src 'none'.*sandbox$/)
      expect(String(headers['content-type'])).not.toMatch(/html|svg|xml\b|javascript/)
      // No line ends in a header, and no quote but its own two.
      expect(String(headers['content-disposition'])).toMatch(
        /^(attachment|inline); filename="[^"\r\n]*"; filename\*=\S+$/,
      )
    }
    const document = await register({ upload_ids: [id] })
    const { status, raw } = await clerk.get(`/api/document_file/zip/${document.id}`)
    const read = async ({ start, end }: { start: number; end: number }) => raw.subarray(start, end + 1)
    const [entry] = (await readZipDirectory({ size: raw.length, read })) ?? []
    expect([status, entry?.name, entry?.unpackedBytes]).toEqual([200, file.kept, file.bytes.length])
  })

  it('leave nothing half received, and everybody else works on', async () => {
    expect(await readdir(join(t.settings.dataDir, 'files', 'pieces'))).toEqual([])
    expect(await readdir(join(t.settings.dataDir, 'files', 'incoming'))).toEqual([])
    expect(await rowsOf('incoming_pieces')).toBe(0)
    expect((await clerk.get('/api/document/list/20')).status).toBe(200)
  })
})
