import { expect, it } from 'vitest'
import { approvalOffice } from '../../../../test/approvals/approval-office.ts'
import { testApp } from '../../../../test/browsers/app.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { makeCast } from '../../../../test/signatures/cast.ts'
import { addNote } from '../../../../test/signatures/honest-files.ts'
import { makePkcs12 } from '../../../../test/signatures/make-pkcs12.ts'
import { makePdf, signed, updated } from '../../../../test/signatures/make-signed-pdf.ts'
import { issue, rsaKeys } from '../../../../test/signatures/test-authority.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
const cast = makeCast()
const AT = '2026-11-20T07:00:00Z'
const secretar = issue({ name: 'SECRETAR MIRELA', by: cast.root })
const primara = issue({ name: 'Traian Primara', by: cast.root })
const plain = await makePdf()

async function signing() {
  const office = await approvalOffice(t)
  const { paper, ask, step, get, stepOf, login, act, clerk } = office
  type Who = 'secretar' | 'primara' | 'jurist'
  const asked = async (...who: Who[]) => {
    const made = await paper({}, plain)
    const answer = await ask(
      made.fileId,
      who.map((one) => step(one, 'sign')),
    )
    return { ...made, id: answer.body.id }
  }
  /** Uploads what was signed elsewhere, for the step of the person. */
  const bring = async (who: Who, id: number, bytes: Buffer, more: object = {}) => {
    const { body: request } = await get(who, id)
    const upload = await (await login(who)).upload<{ id: number }>('semnat-de-program.pdf', bytes)
    const body = { step_id: stepOf(request, who).id, shown: request.shown, upload_id: upload.body.id }
    return act(who, '/api/approval/sign_upload', { ...body, ...more })
  }
  const bytesOf = async (fileId: number) => (await clerk.get(`/api/file/download/${fileId}`)).raw
  const evidence = (id: number) =>
    t.asSuperuser<{ way: string; signer_name: string; signer_confirmed: boolean; file_version: number }>(
      `select g.way, g.signer_name, g.signer_confirmed, g.file_version from approval_signatures g
         join approval_steps s on s.institution_id = g.institution_id and s.id = g.step_id where s.request_id = $1 order by s.place`,
      [id],
    )
  return { ...office, asked, bring, bytesOf, evidence }
}

it('two sign with their own tools, one over the other; the chain revokes nothing and keeps the name of the file', async () => {
  const { asked, bring, bytesOf, evidence, codes, clerk } = await signing()
  const { id, fileId } = await asked('secretar', 'primara')
  const one = signed(plain, { by: secretar, at: AT })
  const first = await bring('secretar', id, one)
  expect([first.status, codes(first.body.data)]).toEqual([200, ['signed', 'waiting_for_signature']])
  expect(first.body.data.steps[0]).toMatchObject({ signed: 'digital', signer: '' })
  expect((await bytesOf(fileId)).equals(one)).toBe(true)
  // The second one signs the chain’s latest version; over the one that was asked about it is refused.
  const beside = await bring('primara', id, signed(plain, { by: primara, at: AT }))
  expect([beside.status, beside.body.code]).toEqual([409, 'SIGNED_NOT_INCREMENTAL'])
  const two = signed(one, { by: primara, at: AT })
  const second = await bring('primara', id, two)
  expect(second.body.data).toMatchObject({
    status: { code: 'signed' },
    signed_version: 3,
    current: { name: 'proiect.pdf', version: 3 },
  })
  expect((await bytesOf(fileId)).equals(two)).toBe(true)
  expect(await evidence(id)).toEqual([
    { way: 'digital', signer_name: 'SECRETAR MIRELA', signer_confirmed: false, file_version: 2 },
    { way: 'digital', signer_name: 'Traian Primara', signer_confirmed: false, file_version: 3 },
  ])
  expect((await clerk.get(`/api/document_file/version/${fileId}/1`)).raw.equals(plain)).toBe(true)
})

it('refuses everything else, each by its own name, and nothing of it is kept', async () => {
  const { asked, bring, evidence, bytesOf } = await signing()
  const { id, fileId } = await asked('secretar')
  const by = { by: secretar, at: AT }
  const code = async (bytes: Buffer, more: object = {}) =>
    (await bring('secretar', id, bytes, more)).body.code
  expect(await code(plain)).toBe('SIGNED_SAME_FILE')
  expect(await code(signed(await makePdf({ pages: 2 }), by))).toBe('SIGNED_NOT_INCREMENTAL')
  expect(await code(Buffer.concat([plain, Buffer.from('semnat')]))).toBe('SIGNED_NO_SIGNATURE')
  expect(await code(signed(plain, { ...by, key: cast.dan.key }))).toBe('SIGNED_NOT_VERIFIED')
  expect(await code(signed(updated(plain, addNote), by))).toBe('SIGNED_CHANGED_CONTENT')
  expect(await code(signed(plain, { by: cast.expired, at: AT }), { own_certificate: true })).toBe(
    'SIGNED_DOUBTFUL',
  )
  expect(await code(signed(plain, by), { shown: 'b'.repeat(64) })).toBe('APPROVAL_OTHER_BYTES')
  expect(await code(signed(plain, by), { upload_id: 999_999 })).toBe('VALIDATION')
  expect(await evidence(id)).toEqual([])
  expect((await bytesOf(fileId)).equals(plain)).toBe(true)
})

it('a certificate with another name needs the person’s word, which is kept', async () => {
  const { asked, bring, evidence } = await signing()
  const { id } = await asked('secretar')
  const bytes = signed(plain, { by: cast.ana, at: AT })
  const asks = await bring('secretar', id, bytes)
  expect([asks.status, asks.body.code, asks.body.message]).toEqual([
    409,
    'SIGNER_DIFFERS',
    'Certificatul este pe numele „Ana Pop”, iar dumneavoastră sunteți Mirela Secretar. Dacă este al dumneavoastră, confirmați; confirmarea se păstrează.',
  ])
  expect(await evidence(id)).toEqual([])
  const told = await bring('secretar', id, bytes, { own_certificate: true })
  expect(told.body.data.steps[0]).toMatchObject({ status: { code: 'signed' }, signer: 'Ana Pop' })
  expect(await evidence(id)).toMatchObject([{ signer_name: 'Ana Pop', signer_confirmed: true }])
})

it('the seal of the institution never completes a person’s step, nor does a file that is no PDF', async () => {
  const { asked, bring, institutionId, host, clerk, register, document, ask, step, get } = await signing()
  const seal = issue({ name: 'Mirela Secretar', by: cast.root, keys: rsaKeys() })
  await aPerson(t.database, institutionId, 'paza', { permissions: ['settings.security'] })
  const guard = t.browser(host)
  await guard.signIn('paza')
  const file = makePkcs12(seal, 'parola').toString('base64')
  expect((await guard.post('/api/signing_certificate/put', { file, password: 'parola' })).status).toBe(200)
  const { id } = await asked('secretar')
  expect((await bring('secretar', id, signed(plain, { by: seal, at: AT }))).body.code).toBe(
    'SIGNED_WITH_SEAL',
  )
  const text = (await clerk.upload<{ id: number }>('a.txt', Buffer.from('text\n'))).body.id
  const made = await register({ upload_ids: [text] })
  const [note] = (await document(made.id)).files
  const plainText = (await ask(note?.id ?? 0, [step('secretar', 'sign')])).body.data
  const { body: seen } = await get('secretar', plainText.id)
  expect(seen.steps[0]?.can).toMatchObject({ sign_upload: false, sign_paper: true })
  const refused = await bring('secretar', plainText.id, signed(plain, { by: secretar, at: AT }))
  expect(refused.body.code).toBe('SIGN_ELSEWHERE_PDF')
})
