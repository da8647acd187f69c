import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { Issuer } from '@hdoc/contract/issuers/issuers.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { issuerDirectory } from '../../../../test/offices/issuer-directory.ts'

const t = await testApp()

describe('issuers', () => {
  it.each([
    ['equals', '0722 123 456', ['Ana']],
    ['equals', '+40 (722) 123-456', ['Ana']],
    ['equals', '0040722123456', ['Ana']],
    ['equals', '0722 123', []],
    ['contains', '0722 123 456', ['Ana']],
    ['contains', '0722 123', ['Ana']],
    ['contains', '123-456', ['Ana', 'Ion']],
    ['contains', '0040 733', ['Ion']],
    ['contains', '021/310', ['Primăria']],
    ['contains', '-', []],
  ])('are found by a phone as people write it: %s %s', async (mode, typed, names) => {
    const { add, clerk } = await issuerDirectory(t)
    await add({ name: 'Ana', phone: '0722 123 456' })
    await add({ name: 'Ion', phone: '0733123456' })
    await add({ type: 'pj', name: 'Primăria', phone: '021 310 9999' })
    const filter = `filters[0][column]=phone&filters[0][match][phone][${mode}]=${encodeURIComponent(typed)}`
    const { status, body } = await clerk.get<ListAnswer<Issuer>>(`/api/issuer/list/20?sortBy=name&${filter}`)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.data.map(({ name }) => name).sort()).toEqual(names)
  })

  it('are suggested by name without diacritics, CUI and phone, those that begin so first', async () => {
    const { add, suggest, register } = await issuerDirectory(t)
    await add({ name: 'Ana Ștefănescu', cnp: '2710202479021' })
    const { id } = (await add({ name: 'Ștefănescu Vasile', phone: '0733 000 111' })).body
    await add({ type: 'pj', name: 'Stefan 100% SRL', cui: '14399840' })
    await register({ issuer_id: id })
    expect((await suggest('stefanescu')).map(({ name }) => name)).toEqual([
      'Ștefănescu Vasile',
      'Ana Ștefănescu',
    ])
    expect((await suggest('ștefan')).map(({ name }) => name)).toEqual([
      'Stefan 100% SRL',
      'Ștefănescu Vasile',
      'Ana Ștefănescu',
    ])
    expect((await suggest('vasile STEF')).map(({ documents }) => documents)).toEqual([1])
    for (const [q, name] of [
      ['14399', 'Stefan 100% SRL'],
      ['RO 14399840', 'Stefan 100% SRL'],
      ['0733', 'Ștefănescu Vasile'],
      ['+40 733 000', 'Ștefănescu Vasile'],
    ] as const)
      expect(
        (await suggest(q)).map((one) => one.name),
        q,
      ).toEqual([name])
  })

  it('take LIKE’s own signs as letters, and suggest nothing for nothing', async () => {
    const { add, suggest } = await issuerDirectory(t)
    await add({ name: 'Ape 100% Curate' })
    await add({ name: 'A_B' })
    expect((await suggest('100%')).map(({ name }) => name)).toEqual(['Ape 100% Curate'])
    expect((await suggest('_')).map(({ name }) => name)).toEqual(['A_B'])
    expect((await suggest('%')).map(({ name }) => name)).toEqual(['Ape 100% Curate'])
    expect(await suggest('\\')).toEqual([])
    expect(await suggest('   ')).toEqual([])
  })

  it('are listed with filters, quick search and Romanian order', async () => {
    const { add, clerk } = await issuerDirectory(t)
    for (const [name, locality] of [
      ['Zamfir', 'Iași'],
      ['Șerban', 'Cluj'],
      ['Sandu', 'Iași'],
      ['Țepeș', 'Cluj'],
      ['Toma', 'Iași'],
    ] as const)
      await add({ name, locality })
    const names = async (path: string) =>
      (await clerk.get<ListAnswer<Issuer>>(`/api/issuer/list/20${path}`)).body.data.map(({ name }) => name)
    expect(await names('?sortBy=name&sortOrder=asc')).toEqual([
      'Popescu Ion',
      'Sandu',
      'Șerban',
      'Toma',
      'Țepeș',
      'Zamfir',
    ])
    expect(await names('?filters[0][column]=locality&filters[0][match][locality][equals]=iasi')).toEqual([
      'Toma',
      'Sandu',
      'Zamfir',
    ])
    expect(await names('/tepes')).toEqual(['Țepeș'])
    expect((await clerk.get('/api/issuer/list')).status).toBe(422)
  })

  it('are counted all that a search finds, however many', async () => {
    const { clerk, institutionId } = await issuerDirectory(t)
    await t.asSuperuser(
      `insert into issuers (institution_id, type, name) select $1, 'pf', 'Zamfir ' || n from generate_series(1, 10500) n`,
      [institutionId],
    )
    const { body } = await clerk.get<ListAnswer<Issuer>>(
      '/api/issuer/list/20/zamfir?sortBy=name&sortOrder=desc',
    )
    expect([body.meta.total, body.data[0]?.name]).toEqual([10_500, 'Zamfir 9999'])
  })

  it('come with the localities of their county', async () => {
    const { host, clerk } = await issuerDirectory(t)
    expect((await t.browser(host).get('/api/locality/options?county=AG')).status).toBe(401)
    const { body } = await clerk.get<{ name: string }[]>('/api/locality/options?county=AG&q=pitesti')
    expect(body[0]!.name).toMatch(/Pitești/i)
    expect((await clerk.get<unknown[]>('/api/locality/options?county=ZZ')).body).toEqual([])
  })
})
