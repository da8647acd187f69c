import { expect, test } from 'vitest'
import { complaints as complaintsEn } from '../texts/en/complaints.ts'
import { contact_form as contactEn } from '../texts/en/contact-form.ts'
import { counter as counterEn } from '../texts/en/counter.ts'
import { dashboard as dashboardEn } from '../texts/en/dashboard.ts'
import { data_request_page as dataRequestEn } from '../texts/en/data-request-page.ts'
import { gazette as gazetteEn } from '../texts/en/gazette.ts'
import { gazette_public as gazettePublicEn } from '../texts/en/gazette-public.ts'
import { en } from '../texts/en/index.ts'
import { post_writing as postWritingEn } from '../texts/en/post-writing.ts'
import { public_form as publicFormEn } from '../texts/en/public-form.ts'
import { rich_text as richTextEn } from '../texts/en/rich-text.ts'
import { security as securityEn } from '../texts/en/security.ts'
import { settling as settlingEn } from '../texts/en/settling.ts'
import { signing as signingEn } from '../texts/en/signing.ts'
import { templates as templatesEn } from '../texts/en/templates.ts'
import { users as usersEn } from '../texts/en/users.ts'
import { complaints } from '../texts/ro/complaints.ts'
import { contact_form } from '../texts/ro/contact-form.ts'
import { counter } from '../texts/ro/counter.ts'
import { dashboard } from '../texts/ro/dashboard.ts'
import { data_request_page } from '../texts/ro/data-request-page.ts'
import { gazette } from '../texts/ro/gazette.ts'
import { gazette_public } from '../texts/ro/gazette-public.ts'
import { ro } from '../texts/ro/index.ts'
import { post_writing } from '../texts/ro/post-writing.ts'
import { public_form } from '../texts/ro/public-form.ts'
import { rich_text } from '../texts/ro/rich-text.ts'
import { security } from '../texts/ro/security.ts'
import { settling } from '../texts/ro/settling.ts'
import { signing } from '../texts/ro/signing.ts'
import { templates } from '../texts/ro/templates.ts'
import { users } from '../texts/ro/users.ts'
import { firstTexts } from './first-texts.ts'

type Tree = { readonly [key: string]: string | Tree }

function flat(tree: Tree, before = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[before + key, value]] : [...flat(value, `${before}${key}.`)],
    ),
  )
}

const romanian = flat({
  ...ro,
  complaints,
  contact_form,
  counter,
  dashboard,
  data_request_page,
  gazette,
  gazette_public,
  post_writing,
  public_form,
  rich_text,
  security,
  settling,
  signing,
  templates,
  users,
})
const english = flat({
  ...en,
  complaints: complaintsEn,
  contact_form: contactEn,
  counter: counterEn,
  dashboard: dashboardEn,
  data_request_page: dataRequestEn,
  gazette: gazetteEn,
  gazette_public: gazettePublicEn,
  post_writing: postWritingEn,
  public_form: publicFormEn,
  rich_text: richTextEn,
  security: securityEn,
  settling: settlingEn,
  signing: signingEn,
  templates: templatesEn,
  users: usersEn,
})
const places = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((place) => place[1]).sort()

test('there are texts', () => {
  expect(romanian.size).toBeGreaterThan(150)
})

test('both languages name the same values', () => {
  const differing = [...english].filter(([key, text]) => {
    const other = romanian.get(key) ?? ''
    // A text for one, such as „one second”, says the number in words.
    return !key.endsWith('_one') && places(text).join() !== places(other).join()
  })
  expect(differing).toEqual([])
})

test('a Romanian plural has all three forms', () => {
  const counted = [...romanian.keys()].filter((key) => key.endsWith('_few')).map((key) => key.slice(0, -4))
  expect(counted.length).toBeGreaterThan(0)
  const incomplete = counted.filter((key) => !romanian.has(`${key}_one`) || !romanian.has(`${key}_other`))
  expect(incomplete).toEqual([])
})

test('the numbers that take „de” say it', () => {
  const wrong = [...romanian].filter(
    ([key, text]) =>
      key.endsWith('_other') && romanian.has(key.replace(/_other$/, '_few')) && !/\bde\b/.test(text),
  )
  expect(wrong).toEqual([])
})

test('ș and ț are written with a comma', () => {
  expect([...romanian].filter(([, text]) => /[şţŞŢ]/.test(text))).toEqual([])
})

test('no text is empty', () => {
  expect([...romanian, ...english].filter(([, text]) => text.trim() === '')).toEqual([])
})

test('the first load says the same in both languages', () => {
  expect(Object.keys(firstTexts.en)).toEqual(Object.keys(firstTexts.ro))
})
