import { issuerCreate } from '@hdoc/contract/issuers/issuer-values.ts'
import { checkCnp } from '@hdoc/contract/ro/cnp.ts'
import { checkCui } from '@hdoc/contract/ro/cui.ts'
import { describe, expect, test } from 'vitest'
import { localDateTime } from '../../platform/clock.ts'
import { inventedCnp, inventedCui, inventedIssuer } from './invented-issuer.ts'
import { inventedOffices } from './invented-offices.ts'
import { inventedTrackingCode } from './invented-tracking-code.ts'
import { officeTemplates } from './office-templates.ts'
import { seededRandom } from './seeded-random.ts'
import { subjectTemplates } from './subject-templates.ts'
import { momentsOf, workingDays } from './working-days.ts'
import { writeSubject } from './write-subject.ts'

const home = { county: 'Prahova', locality: 'Dealu Florilor', postalCode: '109999' }

describe('chance', () => {
  test('is the same for the same seed and another for another', () => {
    const draw = (seed: string): number[] => {
      const random = seededRandom(seed)
      return Array.from({ length: 50 }, () => random.int(1, 1000))
    }
    expect(draw('a')).toEqual(draw('a'))
    expect(draw('a')).not.toEqual(draw('b'))
  })

  test('follows the weights', () => {
    const random = seededRandom('weights')
    const drawn = Array.from({ length: 4000 }, () =>
      random.weighted([
        ['x', 9],
        ['y', 1],
        ['never', 0],
      ]),
    )
    expect(drawn.filter((one) => one === 'y').length / 4000).toBeCloseTo(0.1, 1)
    expect(drawn).not.toContain('never')
  })
})

test('codes of invented people and companies are valid and given to nobody', () => {
  const random = seededRandom('codes')
  for (let n = 0; n < 2000; n++) {
    const cnp = inventedCnp(random, n % 2 === 0)
    expect(checkCnp(cnp, '2026-11-20')).toBeNull()
    expect(cnp).toMatch(/^\d{7}479\d{3}$/)
    const cui = inventedCui(random)
    expect(checkCui(cui)).toBeNull()
    expect(cui).toMatch(/^990\d{7}$/)
  }
})

test('invented issuers pass the rules of the form', () => {
  const random = seededRandom('issuers')
  const issuers = [
    ...inventedOffices(random, home),
    ...Array.from({ length: 500 }, () => inventedIssuer(random, home)),
  ]
  for (const issuer of issuers) expect(issuerCreate.safeParse(issuer).error?.issues).toBeUndefined()
  expect(new Set(issuers.map(({ name }) => name)).size).toBeGreaterThan(400)
})

test('every template is filled', () => {
  const random = seededRandom('subjects')
  const setting = { day: '2026-11-20', villages: ['Dealu Florilor'], county: 'PH' }
  const types = [...Object.keys(subjectTemplates), ...Object.keys(officeTemplates), 'Alt tip']
  for (const type of types)
    for (let n = 0; n < 20; n++) {
      const subject = writeSubject(random, type, setting)
      expect(subject).not.toMatch(/[{}şţŞŢ]|undefined/)
      expect(subject.length).toBeGreaterThan(8)
    }
})

test('tracking codes have their form', () => {
  expect(inventedTrackingCode(seededRandom('t'))).toMatch(/^[a-km-z2-9]{20}$/)
})

test('people work on working days, 8:00 to 16:30', () => {
  const days = workingDays('2026-11-26', '2026-12-04', [{ date: '2026-12-03', name: '' }])
  expect(days).toEqual(['2026-11-26', '2026-11-27', '2026-12-02', '2026-12-04'])
  const moments = momentsOf(seededRandom('m'), '2026-12-04', 200)
  expect(moments).toEqual([...moments].sort((a, b) => a.getTime() - b.getTime()))
  for (const moment of moments) {
    const local = localDateTime(moment)
    expect(local >= '2026-12-04T08:00:00' && local < '2026-12-04T16:30:00').toBe(true)
  }
})
