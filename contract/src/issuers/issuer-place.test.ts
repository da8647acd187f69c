import { expect, test } from 'vitest'
import { placeProblems } from './issuer-place.ts'
import { issuerCreate } from './issuer-values.ts'

const at = (place: object) =>
  placeProblems({
    country: 'România',
    county: '',
    locality: '',
    sector: '',
    phone: '',
    postal_code: '',
    ...place,
  }).map(({ field, key }) => `${field}: ${key}`)

test.each([
  [{ country: 'Germania', phone: '+49 30 12345678', postal_code: '10115' }, []],
  [{ country: 'Regatul Unit', phone: '0044 20 7946 0958', postal_code: 'SW1A 2AA' }, []],
  [{ country: 'Germania', phone: '030 12345678' }, ['phone: phone_abroad']],
  [{ country: 'Germania', phone: '0722 123 456' }, []],
  [{ phone: '+39 06 1234567' }, []],
  [{ phone: '0622 123 456' }, ['phone: phone']],
  [{ country: 'ROMANIA', postal_code: '10115' }, ['postal_code: postal_code']],
  [{ country: '', postal_code: 'SW1A 2AA' }, ['postal_code: postal_code']],
  [{ postal_code: '100013' }, []],
  [{ county: 'București', sector: '3' }, []],
  [{ county: 'Municipiul București', sector: '6' }, []],
  [{ locality: 'București', sector: '1' }, []],
  [{ county: 'București', sector: '9' }, ['sector: sector']],
  [{ county: 'Prahova', locality: 'Ploiești', sector: '3' }, ['sector: sector_elsewhere']],
  [{ county: 'București' }, ['sector: sector_required']],
  [{ country: 'Republica Moldova', locality: 'Chișinău', sector: '2' }, []],
])('%o is refused as %o', (place, problems) => {
  expect(at(place)).toEqual(problems)
})

test('what no country has is refused everywhere', () => {
  const issue = (values: object) =>
    issuerCreate.safeParse({ type: 'pf', name: 'Anna', country: 'Germania', ...values }).error?.issues[0]
      ?.path
  expect(issue({ phone: 'nu are' })).toEqual(['phone'])
  expect(issue({ postal_code: '10/115' })).toEqual(['postal_code'])
  expect(issue({ phone: '+49 30 12345678', postal_code: 'D-10115' })).toBeUndefined()
})
