import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { FileSignatures } from '@hdoc/contract/signatures/signatures.ts'
import type { TrustedListRow } from '@hdoc/contract/signatures/signing-certificate.ts'
import { expect, it } from 'vitest'
import { type Browser, testApp } from '../../../../test/browsers/app.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { makeCast } from '../../../../test/signatures/cast.ts'
import { makePdf, signed } from '../../../../test/signatures/make-signed-pdf.ts'
import { makeTrustedList } from '../../../../test/signatures/make-trusted-list.ts'
import { signatureWorker } from '../../../../test/signatures/signature-worker.ts'
import { issue } from '../../../../test/signatures/test-authority.ts'
import { isSignedDigitally } from '../index.ts'

const t = await testApp()
const worker = await signatureWorker(t)
const cast = makeCast()
const qualified = issue({
  name: 'Ana Pop',
  by: cast.root,
  statements: ['0.4.0.1862.1.1', '0.4.0.1862.1.4'],
})
const AT = '2026-11-20T07:00:00Z'
type Loaded = Failure & { data: TrustedListRow }

const sendAs = (browser: Browser, xml: string) =>
  browser.send<Loaded>({
    method: 'POST',
    url: '/api/trusted_list/load',
    payload: Buffer.from(xml),
    headers: {
      'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
      'content-type': 'application/octet-stream',
    },
  })

const removeAs = (browser: Browser, id: number) =>
  browser.send({
    method: 'DELETE',
    url: `/api/trusted_list/delete/${id}`,
    headers: { 'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '' },
  })

async function office() {
  const one = await clerkOffice(t)
  const { institutionId: i, host, clerk, register } = one
  await aPerson(t.database, i, 'sef', { permissions: ['settings.security'] })
  const head = t.browser(host)
  await head.signIn('sef')
  const upload = async (bytes: Buffer) => (await clerk.upload<{ id: number }>('a.pdf', bytes)).body.id
  const { id } = await register({
    upload_ids: [
      await upload(signed(await makePdf(), { by: qualified, chain: [cast.root], at: AT })),
      await upload(signed(await makePdf(), { by: cast.unknown, chain: [cast.stranger], at: AT })),
    ],
  })
  await worker.work()
  const verdicts = async () =>
    (await clerk.get<FileSignatures[]>(`/api/signature/of_document/${id}`)).body.map(
      ({ signatures: [first] }) => [first?.verdict, first?.trusted, first?.qualified, first?.doubts],
    )
  const lists = async () => (await head.get<TrustedListRow[]>('/api/trusted_list/list')).body
  const signedDigitally = () => t.database.inInstitution(i, (db) => isSignedDigitally(db, id, t.clock.now()))
  return { ...one, head, verdicts, lists, signedDigitally, load: (xml: string) => sendAs(head, xml) }
}

const unlisted = ['unconfirmed', false, false, ['no_list']]

it('is for who manages the security of the institution', async () => {
  const { clerk } = await office()
  expect((await clerk.get('/api/trusted_list/list')).status).toBe(403)
  expect((await sendAs(clerk, makeTrustedList([{ by: cast.root }]))).status).toBe(403)
})

it('says „valid” and „qualified” of who stands on a list, at once for what was there before, and not after', async () => {
  const { load, verdicts, lists, head, signedDigitally } = await office()
  expect(await verdicts()).toEqual([unlisted, unlisted])
  expect(await signedDigitally()).toBe(true)
  const { status, body } = await load(makeTrustedList([{ by: cast.root }]))
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    territory: 'RO',
    sequence: 7,
    issuers: 1,
    outdated: false,
    loaded_by: 'sef',
  })
  expect(await verdicts()).toEqual([
    ['valid', true, true, []],
    ['unconfirmed', false, false, ['unknown_issuer']],
  ])
  const [list] = await lists()
  expect((await removeAs(head, list!.id)).status).toBe(200)
  expect(await verdicts()).toEqual([unlisted, unlisted])
  expect((await removeAs(head, list!.id)).status).toBe(404)
})

it('believes a service only for the time in which the list vouched for it, and only for what it vouched for', async () => {
  const { load, verdicts, signedDigitally } = await office()
  const first = async () => (await verdicts())[0]
  let sequence = 7
  const only = (service: object) =>
    load(makeTrustedList([{ by: cast.root, ...service }], { sequence: ++sequence }))
  await only({
    status: 'withdrawn',
    since: '2026-01-01T00:00:00Z',
    before: { status: 'granted', since: '2020-01-01T00:00:00Z' },
  })
  expect(await first()).toEqual(['unconfirmed', false, false, ['unknown_issuer']])
  await only({
    status: 'withdrawn',
    since: '2026-11-21T00:00:00Z',
    before: { status: 'granted', since: '2020-01-01T00:00:00Z' },
  })
  expect(await first()).toEqual(['valid', true, true, []])
  await only({ since: '2026-11-21T00:00:00Z' })
  expect(await first()).toEqual(['unconfirmed', false, false, ['unknown_issuer']])
  await only({ type: 'TSA/QTST' })
  expect(await signedDigitally()).toBe(false)
  expect(await first()).toEqual(['unconfirmed', false, false, ['unknown_issuer']])
  await only({ type: 'CA/PKC' })
  expect(await first()).toEqual(['valid', true, false, []])
})

it('refuses what is no list, the list of lists, an empty and an older one', async () => {
  const { load, lists } = await office()
  const code = async (xml: string) => (await load(xml)).body.code
  expect(await code('nu e o listă')).toBe('LIST_UNREADABLE')
  expect(await code('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toBe('LIST_UNREADABLE')
  expect(await code(makeTrustedList([{ by: cast.root }]).slice(0, 900))).toBe('LIST_UNREADABLE')
  expect(await code(makeTrustedList([], { type: 'EUlistofthelists' }))).toBe('LIST_OF_LISTS')
  expect(await code(makeTrustedList([]))).toBe('LIST_EMPTY')
  expect(await code(makeTrustedList([{ by: cast.root, type: 'unspecified' }]))).toBe('LIST_EMPTY')
  expect((await load(makeTrustedList([{ by: cast.root }], { sequence: 9 }))).status).toBe(200)
  expect(await code(makeTrustedList([{ by: cast.root }], { sequence: 8 }))).toBe('LIST_OLDER')
  expect((await load(makeTrustedList([{ by: cast.root }], { territory: 'BG' }))).status).toBe(200)
  expect((await lists()).map(({ territory, sequence }) => `${territory} ${sequence}`)).toEqual([
    'BG 7',
    'RO 9',
  ])
})
