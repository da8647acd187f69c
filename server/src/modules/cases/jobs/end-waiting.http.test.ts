import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { caseOffice } from '../../../../test/offices/case-office.ts'
import { workerServices } from '../../../../test/programs/worker-services.ts'
import { handle as endWaiting } from './end-waiting.handler.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

it('a case that cannot be woken stops none of the others', async () => {
  const { open, made, shareOf, urbanism } = await caseOffice(t)
  const waiting = async (): Promise<WorkCase> => {
    const opened = await open()
    const { id: share_id } = shareOf(opened, urbanism)
    await made('ana', '/api/workcase/take', { share_id })
    await made('ana', '/api/workcase/start', { share_id })
    return made('ana', '/api/workcase/wait', { share_id, pending_type: 'date', pending_until: '2026-11-24' })
  }
  const [bad, good] = [await waiting(), await waiting()]
  await t.asSuperuser(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`,
  )
  await t.asSuperuser(
    `create trigger refuse before update on cases for each row when (old.id = ${bad.id}) execute function refuse()`,
  )
  t.clock.set('2026-11-24T01:10:00+02:00')
  await endWaiting(await workerServices(t))
  await t.asSuperuser('drop function refuse() cascade')
  const stored = async ({ id }: WorkCase) => {
    const rows = await t.asSuperuser<{ status: string }>('select status from cases where id = $1', [id])
    return rows[0]?.status
  }
  expect([await stored(bad), await stored(good)]).toEqual(['waiting', 'in_progress'])
  await endWaiting(await workerServices(t))
  expect(await stored(bad)).toBe('in_progress')
})
