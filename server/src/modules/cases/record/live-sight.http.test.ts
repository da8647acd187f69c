import { expect, it, vi } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { caseOffice } from '../../../../test/offices/case-office.ts'
import { liveServer, workOff } from '../../../../test/streams/live-office.ts'

const t = await testApp()
const RESTRICTED = 4

it('open pages hear nothing of a case whose first document their person may not see', async () => {
  const { open, as, originOf, host } = await caseOffice(t)
  const server = await liveServer(t, host)
  const [secret, plain] = [await open(), await open()]
  await t.asSuperuser('update documents set access_level = $2 where id = $1', [originOf(secret), RESTRICTED])
  await workOff(t)
  const head = await as('elena')
  const [seer, stranger] = [await server.listen(head), await server.listen(await as('radu'))]
  const heard = (page: typeof seer) =>
    page
      .told()
      .flatMap(({ changes }) => changes)
      .filter(({ what }) => what.startsWith('workcase.'))
  for (const { id } of [secret, plain]) {
    expect((await head.post('/api/workcase/rename', { id, title: 'Alt titlu' })).status).toBe(200)
    await workOff(t)
  }
  const told = (id: number) => ({ what: 'workcase.changed', id })
  await vi.waitFor(() =>
    expect(heard(seer)).toEqual([secret, plain].map(({ id }) => ({ ...told(id), own: true }))),
  )
  // The secret one came first: whoever hears of the second would have heard of it.
  await vi.waitFor(() => expect(heard(stranger)).not.toEqual([]))
  expect(heard(stranger)).toEqual([told(plain.id)])
  for (const page of [seer, stranger]) page.close()
})
