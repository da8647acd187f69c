import { IMPORT_BATCH } from '@hdoc/contract/imports/import-states.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { importOffice } from '../../../test/imports/import-office.ts'

const t = await testApp()

it('ends between two batches when its worker stops, and goes on behind the last one', async () => {
  const o = await importOffice(t)
  const count = IMPORT_BATCH + 1
  const rows = Array.from(
    { length: count },
    (_, n) => `Gospodăria ${n} SRL;07220${String(n).padStart(5, '0')}`,
  )
  const { id } = await o.checked(['Denumire;Telefon', ...rows].join('\n'))
  expect((await o.ask(id)).status).toBe(200)
  // Its look at the import, at the columns, and the first batch.
  expect(await o.stopping(id, 3)).toBe(true)
  expect(await o.detail(id)).toMatchObject({ state: 'running', counts: { made: IMPORT_BATCH } })
  // Nothing is held meanwhile: it can be stopped, and what is there can be taken back.
  expect((await o.adela.post('/api/import/cancel', { id })).status).toBe(200)
  expect(await o.detail(id)).toMatchObject({ state: 'cancelled', can: { undo: true } })
  expect((await o.adela.post('/api/import/undo', { id })).status).toBe(200)
  await o.work(id)
  expect(await o.detail(id)).toMatchObject({ state: 'undone', counts: { made: 0 } })

  const again = await o.checked(['Denumire;Telefon', ...rows].join('\n'))
  expect((await o.ask(again.id)).status).toBe(200)
  expect(await o.stopping(again.id, 3)).toBe(true)
  await o.work(again.id)
  expect(await o.detail(again.id)).toMatchObject({ state: 'done', counts: { made: count } })
})

it('leaves a check that was begun again to its own columns, whatever an older worker has in hand', async () => {
  const o = await importOffice(t)
  const begun = await o.begin('Denumire;Cod\nMoara SRL;abc')
  const { id } = begun.body as { id: number }
  const { mapping } = await o.detail(id)
  const wrong = { ...mapping, columns: { 0: 'name', 1: 'cui' } }
  const right = { ...mapping, columns: { 0: 'name' } }
  const ask = (columns: typeof mapping) => o.adela.post('/api/import/check', { id, mapping: columns })
  // Before the batch of the older worker: its look at the import, and at the columns.
  // And behind it, before it would end the check.
  for (const place of [2, 3]) {
    expect((await ask(wrong)).status).toBe(200)
    await o.meanwhile(id, place, async () => {
      expect((await o.adela.post('/api/import/cancel', { id })).status).toBe(200)
      t.clock.advance(1_000)
      expect((await ask(right)).status).toBe(200)
    })
    expect(await o.findings(id)).toEqual([])
    expect(await o.detail(id)).toMatchObject({ state: 'checked', counts: { rows: 1, good: 1, bad: 0 } })
  }
})
