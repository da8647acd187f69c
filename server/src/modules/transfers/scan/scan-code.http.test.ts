import { labelPayload } from '@hdoc/contract/printing/label/payload.ts'
import { sheetPayload } from '@hdoc/contract/transfers/sheet-payload.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { transferOffice } from '../../../../test/transfers/transfer-office.ts'

const t = await testApp({ now: '2026-11-20T13:14:00+02:00' })

it('the first label begins a draft for the department at work, the next ones join it', async () => {
  const { scan, label, paper, urbanism, institutionId } = await transferOffice(t)
  const one = await paper({ group_id: urbanism })
  const other = await paper()
  const begun = await scan('gina', label(one.id), { mode: 'prepare' })
  expect(begun).toMatchObject({
    outcome: 'added',
    text: 'Adăugat, al 1-lea.',
    number: one.number,
    data: { to: { id: urbanism }, documents: 1 },
  })
  const sheet_id = begun.sheet_id
  const joined = await scan('gina', `${label(other.id).toLowerCase()}\r\n`, { mode: 'prepare', sheet_id })
  expect(joined).toMatchObject({ outcome: 'added', data: { id: sheet_id, documents: 2 } })
  expect(await scan('gina', other.number, { mode: 'prepare', sheet_id })).toMatchObject({
    outcome: 'doubled',
    text: 'Documentul este deja pe borderou.',
  })
  const traced = await t.asSuperuser<{ action: string }>(
    `select action from audit_entries where institution_id = $1 and subject_type = 'transfer' order by id`,
    [institutionId],
  )
  expect(traced.map(({ action }) => action)).toEqual(['transfer.drafted', 'transfer.rows_added'])
})

it('refuses in five ways while a sheet is prepared, each with its own sentence', async () => {
  const { scan, label, paper, papers, send, made, institutionId, urbanism } = await transferOffice(t)
  const [mine, onWay] = await papers(2)
  await send([onWay!])
  const draft = await made('gina', '/api/transfer/add', { to_group_id: urbanism, document_ids: [mine!] })
  const say = async (code: string) => {
    const { outcome, text } = await scan('gina', code, { mode: 'prepare', sheet_id: draft.id })
    return [outcome, text]
  }
  expect(await say('5941234567890')).toEqual(['unknown', 'Niciun document nu are acest cod sau număr.'])
  expect(await say(label(999_999))).toEqual(['unknown', 'Niciun document nu are acest cod sau număr.'])
  expect(await say(labelPayload({ institutionId: institutionId + 1, documentId: mine! }))).toEqual([
    'foreign',
    'Eticheta este a altei instituții.',
  ])
  expect(await say(label(onWay!))).toEqual([
    'blocked',
    'Documentul se află deja într-o predare. B-0001/2026 · Urbanism',
  ])
  expect(await say(label(mine!))).toEqual(['doubled', 'Documentul este deja pe borderou.'])
  // A number of this year and of the last one: what is typed does not say which.
  const [now, before] = [await paper(), await paper()]
  await t.asSuperuser(
    'update register_ledger set number = $2, year = year - 1 where institution_id = $1 and number = $3',
    [institutionId, now.number, before.number],
  )
  expect(await say(now.number)).toEqual([
    'ambiguous',
    'Mai multe documente au acest număr: scanați eticheta.',
  ])
  // The one of the last year is closed: the one at work is meant.
  await t.asSuperuser('update documents set status = 8 where id = $1', [before.id])
  expect(await say(now.number)).toEqual(['added', 'Adăugat, al 2-lea.'])
})

it('says which row of a sheet was scanned, or that it is none, or answered', async () => {
  const { scan, label, papers, send, made } = await transferOffice(t)
  const [one, other, elsewhere] = await papers(3)
  const sheet = await send([one!, other!])
  const say = async (code: string) => {
    const { outcome, row_id } = await scan('ana', code, { mode: 'receive', sheet_id: sheet.id })
    return [outcome, row_id]
  }
  expect(await say(label(one!))).toEqual(['found', sheet.rows[0]?.id])
  expect(await say(sheet.rows[1]!.number)).toEqual(['found', sheet.rows[1]?.id])
  expect(await say(label(elsewhere!))).toEqual(['not_on_sheet', null])
  const strange = await scan('ana', label(elsewhere!), { mode: 'receive', sheet_id: sheet.id })
  expect(strange.text).toBe('Documentul nu este pe acest borderou.')
  expect(await say(label(999_999))).toEqual(['unknown', null])
  await made('ana', '/api/transfer/answer', { id: sheet.id, accept: [sheet.rows[0]!.id] })
  const again = await scan('ana', label(one!), { mode: 'receive', sheet_id: sheet.id })
  expect(again.outcome).toBe('doubled')
  expect(again.text).toMatch(/^Ana Urbanism a răspuns deja pentru documentul .+: „Primit”\.$/)
})

it('a sheet’s own code opens it, for the people of its departments', async () => {
  const { scan, papers, send, institutionId } = await transferOffice(t)
  const sheet = await send(await papers(1))
  const code = sheetPayload({ institutionId, sheetId: sheet.id })
  expect(await scan('ana', code, { mode: 'receive' })).toMatchObject({
    outcome: 'sheet',
    sheet_id: sheet.id,
    number: 'B-0001/2026',
  })
  expect((await scan('calin', code, { mode: 'receive' })).outcome).toBe('unknown')
  const foreign = sheetPayload({ institutionId: institutionId + 1, sheetId: sheet.id })
  expect((await scan('ana', foreign, { mode: 'receive' })).outcome).toBe('foreign')
})

it('needs the right to prepare, and never says what somebody may not see', async () => {
  const { sign, label, paper } = await transferOffice(t)
  const { id } = await paper({ access_level: 'restricted' })
  const vlad = await sign('vlad')
  const send = (body: object) => vlad.post<{ code: string }>('/api/transfer/scan', body)
  expect((await send({ code: label(id), mode: 'prepare' })).body.code).toBe('FORBIDDEN')
  expect((await send({ code: label(id), mode: 'receive', sheet_id: 999_999 })).status).toBe(404)
})
