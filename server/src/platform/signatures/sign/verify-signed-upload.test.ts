import { expect, it } from 'vitest'
import { makeCast } from '../../../../test/signatures/cast.ts'
import { addNote, withDss } from '../../../../test/signatures/honest-files.ts'
import { makeTimestamp } from '../../../../test/signatures/make-cms.ts'
import { makePdf, signed, signLayout, updated } from '../../../../test/signatures/make-signed-pdf.ts'
import { verifySignedUpload } from './verify-signed-upload.ts'

const cast = makeCast()
const AT = '2026-11-20T08:00:00Z'
const ana = { by: cast.ana, at: AT }
const plain = await makePdf()
const packed = await makePdf({ packed: true })
const once = signed(plain, ana)
const refusal = (original: Buffer, upload: Buffer) => {
  const answer = verifySignedUpload(original, upload)
  return answer.ok ? 'taken' : answer.refusal
}

it('takes the same bytes with a signature that holds, and says whose it is', () => {
  const answer = verifySignedUpload(plain, once)
  expect(answer).toMatchObject({
    ok: true,
    signature: { integrity: 'whole', claimed_at: AT.replace('Z', '.000Z') },
  })
  expect(refusal(packed, signed(packed, ana))).toBe('taken')
  expect(refusal(once, signed(once, { by: cast.dan, at: AT }, { visible: true }))).toBe('taken')
  expect(refusal(plain, updated(once, withDss))).toBe('taken')
  const stamped = signLayout(once, { format: 'ETSI.RFC3161' }, (content) =>
    makeTimestamp(content, { by: cast.stamper, at: AT }),
  )
  expect(refusal(plain, stamped)).toBe('taken')
})

it('refuses everything else, each by its own name', async () => {
  expect(refusal(plain, plain)).toBe('same_file')
  expect(refusal(plain, await makePdf({ pages: 2 }))).toBe('not_incremental')
  expect(refusal(plain, signed(packed, ana))).toBe('not_incremental')
  expect(refusal(once, plain)).toBe('not_incremental')
  expect(refusal(plain, Buffer.concat([plain, Buffer.from('semnat')]))).toBe('no_signature')
  expect(refusal(plain, updated(plain, addNote))).toBe('no_signature')
  expect(refusal(once, updated(once, withDss))).toBe('no_signature')
  expect(refusal(plain, signed(plain, { ...ana, key: cast.dan.key }))).toBe('not_verified')
  expect(refusal(plain, updated(once, addNote))).toBe('not_verified')
  expect(refusal(plain, signed(updated(plain, addNote), ana))).toBe('changed_content')
  expect(refusal(once, signed(updated(once, addNote), { by: cast.dan, at: AT }))).toBe('changed_content')
  const stamp = signLayout(plain, { format: 'ETSI.RFC3161' }, (content) =>
    makeTimestamp(content, { by: cast.stamper, at: AT }),
  )
  expect(refusal(plain, stamp)).toBe('no_signature')
})
