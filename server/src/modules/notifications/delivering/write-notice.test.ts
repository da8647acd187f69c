import { subjectPage } from '@hdoc/contract/notifications/notice-subjects.ts'
import { noticeKeys, noticeTexts, sayNotice } from '@hdoc/contract/notifications/notice-texts.ts'
import { expect, it } from 'vitest'
import type { ToldNotice } from './queries.ts'
import { writeNotice } from './write-notice.ts'

const notice: ToldNotice = {
  id: 7,
  action: 'doc_expire_3days',
  text: 'deadline_3days',
  values: { on: '2026-11-23' },
  kind: 'document',
  subject_id: 12,
  number: '004527',
}
const to = {
  person: { name: 'Radu', language: 'ro' },
  institution: { name: 'Comuna Dealu Florilor', address: '', phone: '' },
  address: 'http://dealu.localhost:8080',
} as const

it('tells one notice with its number, its day and a link to the document', () => {
  const { subject, text } = writeNotice({ ...to, notices: [notice], isDigest: false })
  expect(subject).toBe('Termen: mai sunt 3 zile 004527 – Comuna Dealu Florilor')
  expect(text).toContain('Documentul 004527 are termen până la 23.11.2026.')
  expect(text).toContain('http://dealu.localhost:8080/#/document/12')
})

it('tells those of a day together, the first hundred by name', () => {
  const many = Array.from({ length: 103 }, (_, n) => ({ ...notice, id: n, number: `N${n}` }))
  const { subject, text } = writeNotice({ ...to, notices: many, isDigest: true })
  expect(subject).toBe('Rezumat zilnic: 103 notificări – Comuna Dealu Florilor')
  expect(text).toContain('Termen: mai sunt 3 zile. Documentul N99 are termen')
  expect(text).not.toContain('N100')
  expect(text).toContain('Și încă 3, în HDoc.')
  expect(text).toContain('/#/notifications')
  const one = writeNotice({
    ...to,
    person: { name: 'Ann', language: 'en' },
    notices: [notice],
    isDigest: true,
  })
  expect(one.subject).toBe('Daily summary: one notice – Comuna Dealu Florilor')
})

it.each(noticeKeys)('%s has the same places in both languages and comma letters', (key) => {
  const { text, subject } = noticeTexts[key]
  const places = (sentence: string) => [...sentence.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort()
  expect(places(text.en)).toEqual(places(text.ro))
  expect(text.ro).not.toMatch(/[şţŞŢ]/)
  const values = Object.fromEntries(places(text.ro).map((name) => [name, name === 'on' ? '2026-11-23' : 'x']))
  expect(sayNotice({ text: key, values, number: '1' }, 'ro')).not.toMatch(/[{}]/)
  expect(subjectPage({ kind: subject, id: 3 })).toMatch(
    /^\/[a-z/-]+(\/3|\?queue=group|\?sheet=3|\?request=3)?$/,
  )
})

it.each([
  ['documents_assigned', 1, 'Ion v-a repartizat un document.', 'Ion assigned one document to you.'],
  ['documents_assigned', 2, 'Ion v-a repartizat 2 documente.', 'Ion assigned 2 documents to you.'],
  [
    'department_documents_assigned',
    1,
    'Ion a repartizat un document compartimentului Juridic.',
    'Ion assigned one document to the department Juridic.',
  ],
  ['cases_given', 1, 'Ați primit un dosar de la Ion.', 'You got one case from Ion.'],
  [
    'cases_given_to_group',
    20,
    'Ion a dat de lucru compartimentului Juridic în 20 de dosare.',
    'Ion gave the department Juridic work in 20 cases.',
  ],
] as const)('%s, %d of them', (text, count, ro, en) => {
  const told = { text, values: { by: 'Ion', group: 'Juridic', count }, number: '' }
  expect([sayNotice(told, 'ro'), sayNotice(told, 'en')]).toEqual([ro, en])
})
