import { sheetPayload } from '@hdoc/contract/transfers/sheet-payload.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { readPdf } from '../../../../test/papers/read-pdf.ts'
import { transferOffice } from '../../../../test/transfers/transfer-office.ts'

const t = await testApp({ now: '2026-11-20T13:14:00+02:00' })

it('prints the sheet with both sides, every document, its size, and room to sign', async () => {
  const { sign, send, papers, institutionId } = await transferOffice(t)
  const sheet = await send(await papers(2, { pages: 6, annexes: 4, short_description: 'Certificat' }))
  const answer = await (await sign('ana')).get(`/api/transfer/print/${sheet.id}`)
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(answer.headers['content-disposition']).toContain('borderou-B-0001-2026.pdf')
  const { pages, text } = await readPdf(answer.raw)
  expect(pages).toBe(1)
  for (const part of [
    'BORDEROU DE PREDARE-PRIMIRE',
    'nr. B-0001/2026 din 20.11.2026, ora 13:14',
    'Registratură',
    'Gina Liliacu',
    'Urbanism',
    'orice persoană din compartiment',
    ...sheet.rows.map(({ number }) => number),
    'Certificat',
    'Total: 2 documente',
    'Am predat',
    'Semnătura',
    'pagina 1 din 1',
  ])
    expect(text).toContain(part)
  expect(sheetPayload({ institutionId, sheetId: sheet.id })).toMatch(/^HB1\d+$/)
})

it('a long sheet goes on, and is signed on its last page only', async () => {
  const { sign, send, papers } = await transferOffice(t)
  const sheet = await send(await papers(14))
  const { raw } = await (await sign('gina')).get(`/api/transfer/print/${sheet.id}?language=en`)
  const { pages, text } = await readPdf(raw)
  expect(pages).toBe(2)
  expect(text.match(/Signature/g)).toHaveLength(2)
  expect(text).toContain('page 2 of 2')
})

it('printed later it marks what was refused, and why', async () => {
  const { sign, send, papers, made } = await transferOffice(t)
  const sheet = await send(await papers(2))
  const [one, two] = sheet.rows.map(({ id }) => id)
  const refuse = [{ row_id: two!, refusal: 'pages', reason: '4 file' }]
  await made('ana', '/api/transfer/answer', { id: sheet.id, accept: [one!], refuse })
  const { raw } = await (await sign('gina')).get(`/api/transfer/print/${sheet.id}`)
  const { text } = await readPdf(raw)
  expect(text).toContain('Primit 20.11.2026, 13:14')
  expect(text).toContain('Refuzat 20.11.2026, 13:14')
  expect(text).toContain('Număr de file diferit: 4 file')
})

it('is for the people of both departments, and each printing is kept', async () => {
  const { sign, send, papers, institutionId } = await transferOffice(t)
  const sheet = await send(await papers(1))
  expect((await (await sign('calin')).get(`/api/transfer/print/${sheet.id}`)).status).toBe(404)
  expect((await (await sign('gina')).get(`/api/transfer/print/${sheet.id}`)).status).toBe(200)
  const kept = await t.asSuperuser<{ actor_name: string }>(
    `select actor_name from audit_entries where institution_id = $1 and action = 'transfer.printed' and subject_id = $2`,
    [institutionId, sheet.id],
  )
  expect(kept).toEqual([{ actor_name: 'Gina Liliacu' }])
})
