import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { TrailHead } from '@hdoc/contract/trail/activity.ts'
import { afterAll, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { workerServices } from '../../../../test/programs/worker-services.ts'
import { livedOffice } from '../../../../test/tampering/lived-office.ts'
import { sealAll } from '../../../platform/audit/seal-audit.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { handle as keepHeads } from '../jobs/keep-heads.handler.ts'
import { handle as mailHeads } from '../jobs/mail-heads.handler.ts'
import { handle as signHeads } from '../jobs/sign-heads.handler.ts'
import { checkKeptHeads } from './check-kept-heads.ts'

const t = await testApp()
const told: { method: string | undefined; body: string }[] = []
let status = 200
const listening = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => {
    body += part.toString('utf8')
  })
  request.on('end', () => {
    told.push({ method: request.method, body })
    response.writeHead(status).end()
  })
})
await new Promise<void>((done) => {
  listening.listen(0, '127.0.0.1', done)
})
afterAll(() => new Promise((done) => listening.close(done)))

const file = join(t.settings.dataDir, 'martor', 'capete.jsonl')
const url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}/capete`
const mails: Mail[] = []
const errors: unknown[] = []
async function services(): Promise<JobServices> {
  const base = await workerServices(t)
  return {
    ...base,
    settings: {
      ...t.settings,
      witness: { file, url, mail: 'control@judet.example', privateHosts: ['127.0.0.1'] },
    },
    log: Object.assign(Object.create(base.log) as typeof base.log, {
      error: (what: unknown) => void errors.push(what),
    }),
    mailer: { send: async (mail) => void mails.push(mail), close: () => undefined },
  }
}
const lines = async (): Promise<TrailHead[]> =>
  (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as TrailHead)

it('is told of every head that was signed, in lines that verify compares', async () => {
  const office = await livedOffice(t)
  const worker = await services()
  await signHeads(worker)
  const mine = (await lines()).filter(({ institution_id }) => institution_id === office.institutionId)
  expect(mine).toMatchObject([{ number: 3 }])
  const { heads } = JSON.parse(told.at(-1)!.body) as { heads: TrailHead[] }
  expect(told.at(-1)!.method).toBe('POST')
  expect(heads).toEqual(await lines())
  const kept = await readFile(file, 'utf8')
  expect(await checkKeptHeads(t.database, t.settings, kept)).toEqual([])

  await office.register()
  await sealAll(t.database)
  await signHeads(worker)
  const both = (await lines()).filter(({ institution_id }) => institution_id === office.institutionId)
  expect(both.map(({ number }) => number)).toEqual([3, 4])
  expect((await readFile(file, 'utf8')).startsWith(kept)).toBe(true)
  expect(errors).toEqual([])
})

it('that does not answer is told in the log, and stops neither the signing nor the other witnesses', async () => {
  const office = await livedOffice(t)
  await office.register()
  await sealAll(t.database)
  status = 500
  await signHeads(await services())
  status = 200
  expect(errors).toMatchObject([{ witness: 'url' }])
  expect((await lines()).at(-1)).toMatchObject({ institution_id: office.institutionId, number: 4 })
})

it('is mailed the newest heads, in lines that verify compares', async () => {
  const office = await livedOffice(t)
  const worker = await services()
  await keepHeads(worker)
  await mailHeads(worker)
  const [mail] = mails
  expect(mail).toMatchObject({ to: 'control@judet.example' })
  const text = mail!.text.slice(mail!.text.indexOf('{'))
  expect(text).toContain(`"institution_id":${office.institutionId}`)
  expect(await checkKeptHeads(t.database, t.settings, text)).toEqual([])
})
