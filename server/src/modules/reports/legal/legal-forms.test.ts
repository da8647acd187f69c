import { gapSentence } from '@hdoc/contract/reports/reports.ts'
import { describe, expect, it } from 'vitest'
import { filledForm } from '../jobs/read-report.handler.ts'
import { type LegalForm, type LegalPaper, marksOf } from './legal-paper.ts'
import { petitionForm } from './petition-form.ts'
import { publicInfoForm } from './public-info-form.ts'

const paper = (more: Partial<LegalPaper> = {}): LegalPaper => ({
  id: 1,
  carried: false,
  number: '1',
  registered_on: '2026-03-02',
  arrival: 'in_person',
  issuer_type: 'pf',
  closed_with: null,
  settled_on: null,
  prolonged_to: null,
  domain: 'money',
  spoken: false,
  refusal_ground: '',
  filing_ground: '',
  head_complaint: '',
  court_complaint: '',
  ...more,
})

/** The figures of a report over some papers; what is 0 is left out. */
function figures(
  form: LegalForm,
  papers: readonly LegalPaper[],
  freeDays: { date: string; name: string }[] = [],
  until = '2026-12-31',
) {
  const found: Record<string, number> = {}
  for (const one of papers)
    for (const key of marksOf(form, one, { freeDays, until })) found[key] = (found[key] ?? 0) + 1
  return found
}

describe('the half-yearly report on petitions', () => {
  // 30 days from Monday 02.03.2026 end on Wednesday 01.04.2026, 45 days on Thursday 16.04.2026, 5 days on Saturday
  // 07.03.2026 and so on Monday 09.03.2026.
  it('counts by channel, outcome and term what a hand counts', () => {
    expect(
      figures(petitionForm, [
        paper({ closed_with: 8, settled_on: '2026-04-01' }),
        paper({ closed_with: 10, settled_on: '2026-04-02', arrival: 'email' }),
        paper({
          closed_with: 11,
          settled_on: '2026-04-16',
          prolonged_to: '2026-04-16',
          arrival: 'electronic',
        }),
        paper({ closed_with: 8, settled_on: '2026-04-17', prolonged_to: '2026-04-30', arrival: 'post' }),
        paper({ closed_with: 6, settled_on: '2026-03-10', arrival: '' }),
        paper({ closed_with: 14, settled_on: '2026-03-09' }),
        paper({ closed_with: 14, settled_on: '2026-03-10' }),
        paper({ closed_with: 13, settled_on: '2026-03-05', filing_ground: 'anonymous' }),
        paper({ closed_with: 13, settled_on: '2026-03-05', filing_ground: 'repeated' }),
        paper({ closed_with: 13, settled_on: '2026-03-05' }),
        paper({ closed_with: 12, settled_on: '2026-03-05' }),
        paper({ closed_with: 8 }),
        paper({ closed_with: 14 }),
        paper(),
      ]),
    ).toEqual({
      received: 14,
      on_paper: 11,
      by_mail: 1,
      online: 1,
      unknown_way: 1,
      favourable: 3,
      unfavourable: 1,
      partly: 1,
      solved: 1,
      declined: 1,
      declined_late: 1,
      declined_unknown_day: 1,
      filed_anonymous: 1,
      filed_repeated: 1,
      filed_other: 1,
      withdrawn: 1,
      in_work: 1,
      answered: 6,
      in_term: 2,
      extended: 1,
      late: 2,
      unknown_day: 1,
      gap_ground: 1,
      gap_outcome: 1,
      gap_arrival: 1,
      gap_day: 2,
    })
  })

  it('moves a term that ends on a day off to the next working day, also a free day of the institution', () => {
    // 30 days from 01.11.2026 end on 01.12.2026, a holiday.
    const late = paper({ registered_on: '2026-11-01', closed_with: 8, settled_on: '2026-12-02' })
    expect(figures(petitionForm, [late])).toMatchObject({ in_term: 1 })
    const next = { ...late, settled_on: '2026-12-03' }
    expect(figures(petitionForm, [next])).toMatchObject({ late: 1 })
    expect(figures(petitionForm, [next], [{ date: '2026-12-02', name: 'Punte' }])).toMatchObject({
      in_term: 1,
    })
  })

  it('tells what was left from before apart: settled, left, and after its term', () => {
    // 30 days from Monday 22.06.2026 end on Wednesday 22.07.2026, 45 days on Thursday 06.08.2026; 5 days from Friday
    // 26.06.2026 on Wednesday 01.07.2026.
    const left = (more: Partial<LegalPaper>) => paper({ carried: true, registered_on: '2026-06-22', ...more })
    const open = left({})
    expect(
      figures(petitionForm, [
        left({ closed_with: 8, settled_on: '2026-07-22' }),
        left({ closed_with: 8, settled_on: '2026-07-23' }),
        left({ closed_with: 10, settled_on: '2026-08-06', prolonged_to: '2026-08-06' }),
        left({ closed_with: 14, settled_on: '2026-07-01', registered_on: '2026-06-26' }),
        left({ closed_with: 14, settled_on: '2026-07-02', registered_on: '2026-06-26' }),
        left({ closed_with: 13, settled_on: '2026-07-15', arrival: '' }),
        open,
      ]),
    ).toEqual({ left_before: 7, left_settled: 6, left_late: 3, left_open: 1 })
    expect(figures(petitionForm, [open], [], '2026-07-22')).toEqual({ left_before: 1, left_open: 1 })
    expect(figures(petitionForm, [open], [], '2026-07-23')).toMatchObject({ left_late: 1 })
    // 10 days from Monday 22.12.2025 end on a holiday, so on Monday 05.01.2026; 5 days from Monday 29.12.2025 too.
    const asked = (more: Partial<LegalPaper>) => left({ registered_on: '2025-12-22', ...more })
    expect(
      figures(publicInfoForm, [
        asked({ closed_with: 8, settled_on: '2026-01-05' }),
        asked({ closed_with: 8, settled_on: '2026-01-06' }),
        asked({ closed_with: 10, settled_on: '2026-01-05', registered_on: '2025-12-29' }),
        asked({ closed_with: 10, settled_on: '2026-01-08', registered_on: '2025-12-29' }),
        asked({}),
      ]),
    ).toEqual({ left_before: 5, left_settled: 4, left_late: 3, left_open: 1 })
  })

  it('gives a prolonged term as many days as were said, no more than the law lets and no fewer than the first', () => {
    // 30 days from Monday 02.03.2026 end on Wednesday 01.04.2026, 45 days on Thursday 16.04.2026.
    const settled = (settled_on: string, prolonged_to: string, carried = false) =>
      figures(petitionForm, [paper({ closed_with: 8, settled_on, prolonged_to, carried })])
    expect(settled('2026-04-03', '2026-04-03')).toMatchObject({ extended: 1 })
    expect(settled('2026-04-06', '2026-04-03')).toMatchObject({ late: 1 })
    expect(settled('2026-04-16', '2026-05-29')).toMatchObject({ extended: 1 })
    expect(settled('2026-04-17', '2026-05-29')).toMatchObject({ late: 1 })
    expect(settled('2026-04-01', '2026-03-20')).toMatchObject({ in_term: 1 })
    expect(settled('2026-04-02', '2026-03-20')).toMatchObject({ late: 1 })
    expect(settled('2026-04-03', '2026-04-03', true)).not.toHaveProperty('left_late')
    expect(settled('2026-04-06', '2026-04-03', true)).toMatchObject({ left_late: 1 })
  })

  it('puts each petition into one line of each section, whatever is known of it', () => {
    const of = (name: string) => petitionForm.lines.filter(({ section }) => section.ro === name)
    for (const closed_with of [null, 6, 7, 8, 10, 11, 12, 13, 14])
      for (const arrival of ['', 'in_person', 'post', 'courier', 'email', 'fax', 'electronic'])
        for (const settled_on of [null, '2026-03-03', '2026-04-10', '2026-06-01'])
          for (const prolonged_to of [null, '2026-03-20', '2026-04-10', '2026-06-01'])
            for (const filing_ground of [
              '',
              'anonymous',
              'repeated',
              'joined',
              'withdrawn',
              'without_object',
            ] as const) {
              const one = paper({ closed_with, arrival, settled_on, prolonged_to, filing_ground })
              const counted = (name: string, depth: number) =>
                of(name).filter(
                  (line) =>
                    (line.depth ?? 0) === depth && line.counts(one, { freeDays: [], until: '2026-12-31' }),
                ).length
              expect(counted('Petiții primite', 1)).toBe(1)
              expect(counted('Ce s-a făcut cu ele', 0)).toBe(1)
              expect(counted('Termenul celor soluționate', 1)).toBe(counted('Termenul celor soluționate', 0))
            }
  })
})

it('a gap is told in words that fit its number', () => {
  const told = (form: LegalForm, key: string, count: number, language: 'ro' | 'en' = 'ro') =>
    filledForm(form, new Map([[key, count]]), language)
      .gaps.filter((gap) => gap.key === key)
      .map((gap) => gapSentence(gap, language))
  expect(told(petitionForm, 'gap_ground', 0)).toEqual([])
  expect(told(petitionForm, 'gap_ground', 1)).toEqual(['1 petiție clasată nu are temei.'])
  expect(told(petitionForm, 'gap_ground', 1, 'en')).toEqual(['1 filed petition has no legal ground.'])
  expect(told(publicInfoForm, 'gap_domain', 2)).toEqual(['2 solicitări nu au domeniul de interes.'])
  expect(told(publicInfoForm, 'gap_arrival', 20)).toEqual(['20 de documente nu au canalul pe care au sosit.'])
  expect(filledForm(publicInfoForm, new Map(), 'ro').gaps.map((gap) => gapSentence(gap, 'ro')[0])).toEqual([
    'N',
    'N',
    'N',
  ])
})

describe('the yearly report on public information', () => {
  it('counts by channel, person, domain, outcome, ground, term and dispute what a hand counts', () => {
    // 10 days from Monday 02.03.2026 end on Thursday 12.03.2026, 5 days on Monday 09.03.2026.
    expect(
      figures(publicInfoForm, [
        paper({ closed_with: 8, settled_on: '2026-03-12' }),
        paper({ closed_with: 8, settled_on: '2026-03-13', arrival: 'email', issuer_type: 'pj' }),
        paper({
          closed_with: 11,
          settled_on: '2026-04-01',
          prolonged_to: '2026-04-01',
          arrival: 'electronic',
          domain: 'duties',
        }),
        paper({
          closed_with: 10,
          settled_on: '2026-03-09',
          refusal_ground: 'exempt',
          head_complaint: 'rejected',
        }),
        paper({ closed_with: 10, settled_on: '2026-03-10', refusal_ground: '', court_complaint: 'pending' }),
        paper({ closed_with: 14, settled_on: '2026-03-03', spoken: true }),
        paper({ domain: '', issuer_type: null, arrival: '' }),
        paper({ closed_with: 14, settled_on: '2026-03-10' }),
        paper({ closed_with: 10, refusal_ground: 'other' }),
        paper({ closed_with: 8 }),
      ]),
    ).toEqual({
      received: 10,
      on_paper: 6,
      electronic: 2,
      spoken: 1,
      unknown_way: 1,
      people: 8,
      bodies: 1,
      about_money: 8,
      about_duties: 1,
      favourable: 3,
      partly: 1,
      refused: 3,
      refused_exempt: 1,
      refused_other: 1,
      declined: 1,
      declined_late: 1,
      in_work: 1,
      in_term: 1,
      extended: 1,
      late: 1,
      unknown_day: 1,
      refused_in_term: 1,
      refused_late: 1,
      refused_unknown_day: 1,
      head: 1,
      head_rejected: 1,
      court: 1,
      court_pending: 1,
      gap_domain: 1,
      gap_refusal: 1,
      gap_person: 1,
      gap_arrival: 1,
      gap_day: 2,
    })
  })

  it('says of each line which law and article asks for it, and names each line once', () => {
    for (const { lines, gaps } of [petitionForm, publicInfoForm]) {
      const named = /^(OG 27\/2002|Legea 544\/2001|Norme \(HG 123\/2002\)), art\. /
      expect(lines.filter(({ law }) => !named.test(law))).toEqual([])
      const keys = [...lines, ...gaps].flatMap(({ key }) => (key === null ? [] : [key]))
      expect(new Set(keys).size).toBe(keys.length)
    }
    expect(publicInfoForm.gaps.filter(({ key }) => key === null)).toHaveLength(3)
  })
})
