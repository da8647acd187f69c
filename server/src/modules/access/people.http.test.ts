import type { Option } from '@hdoc/contract/calls/resource.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { freshInstitution } from '../../../test/database/database.ts'
import { aGroup, aPerson } from '../../../test/offices/person.ts'

const t = await testApp()

async function townHall() {
  const institution = await freshInstitution(t.database)
  await aPerson(t.database, institution.id, 'gina', { name: 'Gina Liliacu' })
  const browser = t.browser(institution.host)
  await browser.signIn('gina')
  const names = async (path: string) => (await browser.get<Option[]>(path)).body.map(({ name }) => name)
  return { institution, browser, names }
}

describe('choices of people and departments', () => {
  it('are for signed-in people of the institution', async () => {
    const { institution } = await townHall()
    for (const path of ['/api/user/options', '/api/user_group/options'])
      expect((await t.browser(institution.host).get(path)).status).toBe(401)
  })

  it('are found without diacritics, in Romanian order, without those who left unless asked for by id', async () => {
    const { institution, names } = await townHall()
    await aPerson(t.database, institution.id, 'stefan', { name: 'Ștefan Plopeanu' })
    await aPerson(t.database, institution.id, 'sorin', { name: 'Sorin Bujor' })
    const gone = await aPerson(t.database, institution.id, 'plecat', {
      name: 'Ștefana Plecată',
      active: false,
    })
    expect(await names('/api/user/options')).toEqual(['Gina Liliacu', 'Sorin Bujor', 'Ștefan Plopeanu'])
    expect(await names('/api/user/options?q=STEFAN')).toEqual(['Ștefan Plopeanu'])
    expect(await names(`/api/user/options?ids=${gone}`)).toEqual(['Ștefana Plecată'])
    expect(await names('/api/user/options?q=%25')).toEqual([])
  })

  it('tell of departments their name alone', async () => {
    const { institution, browser, names } = await townHall()
    for (const name of ['Urbanism', 'Școală', 'Stare civilă']) await aGroup(t.database, institution.id, name)
    await t.asSuperuser(
      `update user_groups set active = false where name = 'Urbanism' and institution_id = $1`,
      [institution.id],
    )
    expect(await names('/api/user_group/options')).toEqual(['Stare civilă', 'Școală'])
    const { body } = await browser.get<Option[]>('/api/user_group/options?q=scoala')
    expect(body).toEqual([{ id: expect.any(Number), name: 'Școală' }])
  })

  it('are fifty at most', async () => {
    const { institution, names } = await townHall()
    await t.asSuperuser(
      `insert into user_groups (institution_id, name) select $1, 'Grup ' || n from generate_series(1, 60) n`,
      [institution.id],
    )
    expect(await names('/api/user_group/options')).toHaveLength(50)
  })
})
