import { issuerCreate } from '@hdoc/contract/issuers/issuer-values.ts'
import { parsePattern } from '@hdoc/contract/registers/numbering.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { checkCui } from '@hdoc/contract/ro/cui.ts'
import { describe, expect, test } from 'vitest'
import { localDate, manualClock } from '../../platform/clock.ts'
import { cleanHtml } from '../../platform/html/clean-html.ts'
import { inventedOffices } from '../invented/invented-offices.ts'
import { officeTemplates } from '../invented/office-templates.ts'
import { seededRandom } from '../invented/seeded-random.ts'
import { subjectTemplates } from '../invented/subject-templates.ts'
import { bridgeDays } from './bridge-days.ts'
import { dealuFlorilor } from './dealu-florilor.ts'
import { firstNumber } from './first-number.ts'
import { dealuFlorilorMix, valeaAlbaMix } from './office-mix.ts'
import { planMonth } from './plan-month.ts'
import { platformCatalogue } from './platform-catalogue.ts'
import { valeaAlba } from './valea-alba.ts'

const first = dealuFlorilor('2026-11-20', '2026-10-21', 'localhost')
const second = valeaAlba('2026-11-20', '2026-10-21', 'localhost')
const plans = [first, second, platformCatalogue('2026-11-20')]

describe.each(plans)('$name', (plan) => {
  test('refers only to what it has', () => {
    const groups = plan.groups.map(({ code }) => code)
    const main = ['', ...plan.registers.filter(({ secondary }) => !secondary).map(({ code }) => code)]
    for (const { place, roles } of plan.people) {
      if (place) expect(groups).toContain(place.group)
      if (place) expect(plan.groupRoles.map(({ name }) => name)).toContain(place.groupRole)
      for (const role of roles) expect(plan.roles).toContain(role)
    }
    for (const register of plan.registers)
      for (const group of register.groups) expect(groups).toContain(group)
    for (const { register } of plan.docTypes) expect(main).toContain(register)
  })

  test('has patterns, codes and issuers that the forms accept', () => {
    for (const { pattern } of plan.registers) expect(parsePattern(pattern).ok).toBe(true)
    if (plan.cui) expect(checkCui(plan.cui)).toBeNull()
    for (const issuer of plan.issuers) expect(issuerCreate.safeParse(issuer).error?.issues).toBeUndefined()
  })

  test('has posts of plain markup', () => {
    expect(plan.posts.length).toBeGreaterThan(1)
    for (const { content } of plan.posts) {
      expect(cleanHtml(content).replaceAll(' rel="noopener noreferrer"', '')).toBe(content)
    }
    for (const { kind, texts } of plan.templates)
      if (kind === 'page')
        for (const { content } of [texts.ro, texts.en])
          expect(cleanHtml(content).replaceAll(' rel="noopener noreferrer"', '')).toBe(content)
  })
})

test('the first institution is the one of the file', () => {
  expect([first.people.length, first.registers.length, first.docTypes.length, first.issuers.length]).toEqual([
    22, 16, 48, 20,
  ])
  expect(first.registers.filter(({ closed }) => closed).map(({ code }) => code)).toEqual(['HIST'])
  expect(first.registers.find(({ code }) => code === 'IES')?.inMainList).toBe(false)
  const may = (username: string, permission: string): boolean =>
    first.people.find((person) => person.username === username)!.permissions.some((one) => one === permission)
  expect([may('elena.ciresaru', 'document.annul'), may('gina.liliacu', 'document.annul')]).toEqual([
    true,
    false,
  ])
  expect(first.docTypes.filter(({ rules }) => rules?.prefect_notice).map(({ name }) => name)).toEqual([
    'Hotărâre a Consiliului Local',
    'Dispoziție a primarului',
  ])
  // The book of a register is made by whoever manages registers.
  expect([may('elena.ciresaru', 'register.manage'), may('gina.liliacu', 'register.manage')]).toEqual([
    true,
    false,
  ])
})

test.each([first, second])('everybody of $name may do their ordinary work', ({ people }) => {
  const staff = people.filter(({ isAdmin }) => !isAdmin)
  const lacking = (who: typeof staff, ...rights: Permission[]) =>
    who.flatMap(({ username, permissions }) =>
      rights.filter((right) => !permissions.includes(right)).map((right) => `${username}: ${right}`),
    )
  // Papers come to every department, so each hands over and receives.
  expect(lacking(staff, 'document.list', 'transfer.create', 'transfer.receive')).toEqual([])
  const heads = staff.filter(({ place }) => place && ['Director', 'Șef'].includes(place.groupRole))
  expect(heads.length).toBeGreaterThan(1)
  expect(lacking(heads, 'approval.request')).toEqual([])
  const workers = staff.filter(({ permissions }) => permissions.includes('workcase.work'))
  expect(lacking(workers, 'document.register', 'approval.request')).toEqual([])
  const registry = staff.filter(({ place }) => place?.group === 'REG')
  expect(lacking(registry, 'document.register', 'issuer.edit', 'shipping.create')).toEqual([])
  for (const right of ['workcase.assign', 'approval.approve', 'approval.sign'] as const)
    expect(
      staff.some(({ permissions }) => permissions.includes(right)),
      right,
    ).toBe(true)
})

test('papers are of known types, each with subjects of its own', () => {
  for (const [mix, plan] of [
    [dealuFlorilorMix, first],
    [valeaAlbaMix, second],
  ] as const)
    for (const [type, , group] of mix.papers) {
      expect(plan.docTypes.map(({ name }) => name)).toContain(type)
      expect({ ...subjectTemplates, ...officeTemplates }).toHaveProperty([type])
      if (group) expect(plan.groups.map(({ code }) => code)).toContain(group)
    }
})

test('bridge days join a holiday with a weekend', () => {
  expect(bridgeDays(2026).map(({ date }) => date)).toEqual(['2026-01-05'])
})

test('numbers run since the year began', () => {
  expect([firstNumber('2026-01-01', 11), firstNumber('2026-01-03', 11)]).toEqual([1, 23])
})

describe('a month', () => {
  const home = { county: 'Prahova', locality: 'Dealu Florilor', postalCode: '109999' }
  const plan = { ...first, issuers: [...first.issuers, ...inventedOffices(seededRandom('offices'), home)] }
  const at = (now: string) => planMonth(plan, dealuFlorilorMix, manualClock(now).now())

  test('does not change while its day goes on, it only grows', () => {
    const morning = at('2026-11-20T08:30:00+02:00')
    const evening = at('2026-11-20T20:00:00+02:00')
    expect(evening.length).toBeGreaterThan(morning.length)
    expect(evening.slice(0, morning.length).map(({ subject }) => subject)).toEqual(
      morning.map(({ subject }) => subject),
    )
  })

  test('takes nobody by surprise at the turn of the year', () => {
    const papers = at('2027-01-11T12:00:00+02:00')
    const days = new Set(papers.map((paper) => localDate(paper.at)))
    expect(days).not.toContain('2027-01-01')
    expect(days).toContain('2026-12-28')
    expect(papers.every(({ at: moment }, n) => n === 0 || papers[n - 1]!.at <= moment)).toBe(true)
  })
})
