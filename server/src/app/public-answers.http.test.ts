import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@hdoc/contract/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { startedAnew, testApp } from '../../test/browsers/app.ts'
import { mailbox } from '../../test/browsers/mailbox.ts'
import { type PlantedTown, plantedTown } from '../../test/planted/public/planted-town.ts'
import { marksIn, privateMarks } from '../../test/planted/public/private-marks.ts'
import { publicTable } from '../../test/planted/public/public-table.ts'
import { otherAddresses, writtenTable } from '../../test/planted/public/written-table.ts'
import { workerServices } from '../../test/programs/worker-services.ts'
import { tellPublished } from '../modules/gazette-alerts/mail/tell-published.ts'
import { allReadable } from './modules/routes.ts'

const quiet = await testApp({ limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 } })
const logFile = join(quiet.settings.dataDir, 'everything.log')
const t = await startedAnew(quiet, { logLevel: 'trace', logFile })
const box = await mailbox(t)
const methodOf = new Map(endpoints.map(({ id, method, raw }) => [id, { method, raw }] as const))
const publicIds = endpoints.filter(({ audience }) => audience === 'public').map(({ id }) => id)
let town: PlantedTown
let marks: string[] = []

async function ask(id: string, { path, body, bytes }: { path: string; body?: object; bytes?: Buffer }) {
  const { method = 'GET', raw } = methodOf.get(id) ?? {}
  const { browser } = town.stranger
  if (raw === 'both') return browser.step(method as 'POST', path, bytes)
  if (method === 'POST' && bytes)
    return browser.post(path, bytes, { 'content-type': 'application/octet-stream' })
  if (method === 'POST') return browser.post(path, body)
  return browser.send({ method: method as 'GET', url: path })
}
const found = ({ raw, headers }: { raw: Buffer; headers: object }) => [
  ...marksIn(raw, marks),
  ...marksIn(JSON.stringify(headers), marks),
]

describe('what is public, with a person’s data planted wherever it can be written', () => {
  it('is listed whole: each public call, and each address that the server writes', async () => {
    expect(Object.keys(publicTable).sort()).toEqual([...publicIds].sort())
    const written = (await allReadable()).flatMap(({ routes }) => routes.map(({ path }) => path))
    expect(Object.keys(writtenTable).sort()).toEqual(written.sort())
  })

  it('is there: staff see it', async () => {
    town = await plantedTown(t, box)
    marks = [...Object.values(privateMarks), town.planted.email]
    const { body, raw } = await town.officer.get<{ photos: number }>(`/api/complaint/get/${town.complaintId}`)
    const { name, words, note, phone, street, cnp } = privateMarks
    const wanted = [name, words, note, phone, street, cnp, town.planted.email]
    expect(marksIn(raw, wanted)).toEqual(wanted)
    expect(body.photos).toBe(1)
  })

  it.each(publicIds)('%s shows none of it', async (id) => {
    const { asked } = publicTable[id]!
    const calls = await asked(town)
    t.clock.advance(10_000)
    expect(calls.length).toBeGreaterThan(0)
    for (const call of calls) {
      const answer = await ask(id, call)
      expect(answer.status, `${call.path} ${answer.raw.toString().slice(0, 300)}`).toBe(call.status)
      expect(found(answer), call.path).toEqual([])
    }
  })

  it('pages that the server writes, feeds and sitemaps show none of it', async () => {
    const addresses = [...Object.values(writtenTable).flatMap((asked) => asked(town)), ...otherAddresses]
    for (const [status, url] of addresses)
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await town.stranger.browser.send({ method, url })
        expect([url, answer.status], answer.raw.toString().slice(0, 200)).toEqual([url, status])
        expect(found(answer), url).toEqual([])
      }
  })

  it('mails to others hold none of it, nor does the log', async () => {
    await tellPublished.run(await workerServices(t), {})
    await town.act('/api/complaint/comment', {
      id: town.complaintId,
      body: privateMarks.words,
      is_public: true,
    })
    const mails = await box.settled()
    const toOthers = mails.filter(({ to }) => to === town.stranger.email)
    expect(toOthers.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/^Publicat/))
    for (const { subject, text, html, attachments = [] } of toOthers)
      for (const part of [
        subject,
        text,
        html,
        ...attachments.flatMap(({ name, content }) => [name, content]),
      ])
        expect(marksIn(part ?? '', marks), subject).toEqual([])
    const log = readFileSync(logFile)
    expect(log.length).toBeGreaterThan(1000)
    expect(marksIn(log, marks)).toEqual([])
  })
})
