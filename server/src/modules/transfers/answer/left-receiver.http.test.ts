import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { transferOffice } from '../../../../test/transfers/transfer-office.ts'

const t = await testApp({ now: '2026-11-20T13:14:00+02:00' })

it.each([
  ['left the department', 'delete from group_members where institution_id = $1 and user_id = $2'],
  ['left the institution', `update users set state = 'inactive' where institution_id = $1 and id = $2`],
])(
  'a sheet for a person who %s gives them neither work nor sight: it lies with the department',
  async (_how, leave) => {
    const { paper, openCase, sign, send, made, damage, desk, urbanism, ids, institutionId } =
      await transferOffice(t)
    const { id } = await paper()
    const opened = await openCase(id, [{ group_id: desk, role: 'lead' }])
    const sheet = await send([id], urbanism, { to_user_id: ids.ana })
    await t.asSuperuser(leave, [institutionId, ids.ana])
    const sight = (what: string) =>
      t.asSuperuser(
        `${what} document_access where institution_id = $1 and document_id = $2 and principal_kind = 1 and principal_id = $3`,
        [institutionId, id, ids.ana],
      )
    // Set aside what the sending itself opened to her.
    await sight('delete from')
    await made('sef', '/api/transfer/answer', { id: sheet.id, accept: [sheet.rows[0]!.id] })
    const { shares } = (await (await sign('sef')).get<WorkCase>(`/api/workcase/get/${opened.id}`)).body
    expect(shares.find(({ group }) => group?.id === urbanism)).toMatchObject({
      status: { code: 'new' },
      person: null,
    })
    expect(await sight('select 1 from')).toEqual([])
    expect(await damage()).toEqual([])
  },
)
