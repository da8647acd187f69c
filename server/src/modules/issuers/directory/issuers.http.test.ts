import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Issuer } from '@hdoc/contract/issuers/issuers.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { issuerDirectory, type SavedIssuer } from '../../../../test/offices/issuer-directory.ts'
import { openCnp } from '../cnp/sealed-cnp.ts'

const t = await testApp()

describe('issuers', () => {
  it('are written by those with the right and read by those who see documents', async () => {
    const { host, as, issuerId } = await issuerDirectory(t)
    const guest = t.browser(host)
    const radu = await as('radu')
    for (const call of ['add', 'update']) {
      expect((await guest.post(`/api/issuer/${call}`, {})).status).toBe(401)
      const refused = await radu.post<Failure>(`/api/issuer/${call}`, {})
      expect([refused.status, refused.body.missing]).toEqual([403, 'issuer.edit'])
    }
    for (const path of ['list/20', `get/${issuerId}`, 'options'])
      expect((await guest.get(`/api/issuer/${path}`)).status, path).toBe(401)
    expect((await guest.post('/api/issuer/suggest', { q: 'a' })).status).toBe(401)
    expect((await radu.get<Issuer>(`/api/issuer/get/${issuerId}`)).body.can).toEqual({
      edit: false,
      merge: false,
      reveal_cnp: false,
      erase: false,
    })
    expect((await radu.post('/api/issuer/suggest', { q: 'a' })).status).toBe(403)
    expect((await radu.get('/api/issuer/options?q=pop')).body).toEqual([
      { id: issuerId, name: 'Popescu Ion' },
    ])
    expect((await radu.get('/api/issuer/get/999999')).status).toBe(404)
  })

  it('keep codes and phone in one form, and never show a whole CNP', async () => {
    const { add, clerk, institutionId } = await issuerDirectory(t)
    const person = await add({
      name: 'Știrbei Ana',
      cnp: '2710202479021',
      phone: '0722.123-456',
      county: 'Argeș',
      locality: 'Pitești',
      street_type: 'strada',
      street: 'Florilor',
      number: '3',
    })
    expect(person.status, JSON.stringify(person.body)).toBe(200)
    expect(person.body.data.cnp).not.toContain('710202479')
    expect(person.body.data.cnp).toMatch(/^2\*+/)
    expect(person.body.data.address).toBe('strada Florilor, nr. 3, Pitești, jud. Argeș')
    const company = await add({ type: 'pj', name: 'Drumuri SRL', cui: ' ro 14399840 ' })
    expect(company.body.data.cui).toBe('14399840')
    const stored = await t.asSuperuser(
      'select cnp, length(cnp_sealed) as sealed, length(cnp_index) as index, phone from issuers where institution_id = $1 and id = $2',
      [institutionId, person.body.id],
    )
    expect(stored).toEqual([{ cnp: '', sealed: 46, index: 16, phone: '+40722123456' }])
    const listed = await clerk.get('/api/issuer/list/20')
    expect(listed.raw.toString()).not.toContain('2710202479021')
  })

  it('are checked between fields, in the language of the caller', async () => {
    const { add, as } = await issuerDirectory(t)
    expect((await add({ cnp: '2710202479022' })).body.errors).toEqual({
      cnp: ['CNP invalid. Cifra de control, ultima, nu se potrivește; verificați toate cifrele.'],
    })
    expect((await add({ type: 'pj', cui: '14399841' })).body.errors).toEqual({ cui: ['CUI invalid.'] })
    expect((await add({ type: 'pj', cnp: '2710202479021' })).body.errors).toEqual({
      cnp: ['Doar pentru persoane fizice.'],
    })
    expect((await add({ cui: '14399840', administrator_name: 'X' })).body.errors).toEqual({
      cui: ['Doar pentru persoane juridice.'],
      administrator_name: ['Doar pentru persoane juridice.'],
    })
    const english = await (await as('ghiseu', 'en')).post<SavedIssuer>('/api/issuer/add', {
      type: 'pf',
      name: '',
      email: 'x',
      phone: '1',
      postal_code: '12',
    })
    expect(english.body.errors).toEqual({
      name: ['This field is required.'],
      email: ['Email needs to be a valid address.'],
      phone: ['Enter a valid phone number.'],
      postal_code: ['A postal code has 6 digits.'],
    })
  })

  it('of other countries have phones and postal codes of theirs, and are found by them', async () => {
    const { add, change, suggest } = await issuerDirectory(t)
    const anna = await add({
      name: 'Anna Schmidt',
      country: 'Germania',
      phone: '0049 30 12345678',
      postal_code: '10115',
    })
    expect([anna.status, anna.body.data.phone, anna.body.data.postal_code]).toEqual([
      200,
      '+493012345678',
      '10115',
    ])
    expect((await suggest('+49 30 123')).map(({ name }) => name)).toEqual(['Anna Schmidt'])
    expect((await suggest('0049 30')).map(({ name }) => name)).toEqual(['Anna Schmidt'])
    const without = await add({ name: 'Bernd', country: 'Germania', phone: '030 12345678' })
    expect(without.body.errors).toEqual({
      phone: ['Scrieți numărul cu prefixul țării (ex. +49 30 12345678).'],
    })
    expect((await change(anna.body.id, { country: 'România' })).body.errors).toEqual({
      postal_code: ['Codul poștal are 6 cifre.'],
    })
    expect((await add({ county: 'Prahova', locality: 'Ploiești', sector: '9' })).body.errors).toEqual({
      sector: ['Numai Bucureștiul are sectoare.'],
    })
  })

  it('have no code of time to come; an odd one is taken, and ONRC kept in one spelling', async () => {
    const { add, send } = await issuerDirectory(t)
    expect((await add({ cnp: '5990101400013' })).body.errors).toEqual({
      cnp: ['CNP invalid. Data nașterii este în viitor.'],
    })
    expect((await add({ type: 'pj', onrc: 'J40/1/2099' })).body.errors).toEqual({
      onrc: ['Număr invalid: anul înmatriculării este în viitor.'],
    })
    expect((await add({ cnp: '1960101490017' })).status).toBe(200)
    for (const [typed, kept] of [
      ['ROONRC.J2002000372404', 'J2002000372404'],
      ['j40 / 372 / 12.03.2002', 'J40/372/2002'],
      ['J2002000372405', 'J2002000372405'],
    ] as const)
      expect((await add({ type: 'pj', onrc: typed })).body.data.onrc).toBe(kept)
    const registered = await send({
      issuer_id: null,
      issuer: { type: 'pf', name: 'Ion', cnp: '5990101400013' },
    })
    expect((registered.body as Partial<Failure>).errors).toEqual({
      'issuer.cnp': ['CNP invalid. Data nașterii este în viitor.'],
    })
  })

  it('have a sector in Bucharest, and only there', async () => {
    const { add } = await issuerDirectory(t)
    const bucharest = { county: 'Bucureşti', locality: 'București, Sectorul 3' }
    const { data } = (await add(bucharest)).body
    expect(data).toMatchObject({ county: 'București', locality: 'București', sector: '3' })
    expect(data.address).toBe('Municipiul București, Sectorul 3')
    const refused = async (values: object) => (await add(values)).body.errors
    expect(await refused({ county: 'București', locality: 'București' })).toEqual({
      sector: ['Alegeți sectorul: adresele din București au sector.'],
    })
    expect(await refused({ county: 'București', sector: '9' })).toEqual({
      sector: ['Sectorul este un număr de la 1 la 6.'],
    })
    expect(await refused({ county: 'Prahova', sector: '2' })).toEqual({
      sector: ['Numai Bucureștiul are sectoare.'],
    })
  })

  it('change the given fields alone, check the whole, and refuse an older version', async () => {
    const { add, change, institutionId } = await issuerDirectory(t)
    const { id, data } = (
      await add({ name: 'Ion', cnp: '2710202479021', email: 'ion@example.com', floor: '2' })
    ).body
    expect((await change(id, { phone: '0722123456' }, 1)).body.data).toEqual({
      ...data,
      phone: expect.stringMatching(/722/),
      version: 2,
    })
    const [stored] = await t.asSuperuser<{ cnp: string; cnp_sealed: Buffer }>(
      'select cnp, cnp_sealed from issuers where institution_id = $1 and id = $2',
      [institutionId, id],
    )
    expect(openCnp(t.settings, institutionId, stored!)).toBe('2710202479021')
    const stale = await change(id, { name: 'X' }, 1)
    expect([stale.status, stale.body.message]).toEqual([
      409,
      'Datele au fost schimbate între timp de Gina Ghișeu. Verificați ce s-a schimbat și salvați din nou.',
    ])
    expect((await change(id, { type: 'pj' })).body.errors).toEqual({ cnp: ['Doar pentru persoane fizice.'] })
    expect((await change(999_999, { name: 'X' })).status).toBe(404)
  })
})
