import type { OfferedType } from '@hdoc/contract/complaints/public-complaints.ts'
import { formDefinitionSchema } from '@hdoc/contract/online-forms/form-schema.ts'
import type { OfferedForm } from '@hdoc/contract/online-forms/online-form-calls.ts'
import type { SentForm } from '@hdoc/contract/public-forms/sent-form.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepForm } from '../../../test/kept-form.ts'
import { statusFor } from '../../../test/people.ts'
import { type Replies, refusal, standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

const types: OfferedType[] = [
  {
    id: 4,
    name: 'Drum',
    icon: 'road',
    color: '#8b5e3c',
    help: 'Gropi, acostamente, poduri.',
    area: 'localities',
    polygon: [],
    localities: ['Dealu Florilor'],
    authority: 'Consiliul Județean Prahova',
    fills: false,
  },
  {
    ...{ id: 5, name: 'Vehicule abandonate', icon: 'parking', color: '#37474f', help: '', area: 'whole' },
    ...{ polygon: [], localities: [], authority: '', fills: true },
  },
]
const asked: OfferedForm = {
  ...{ type_id: 5, name: 'Vehicule abandonate', form_id: 31 },
  definition: formDefinitionSchema.parse({
    sections: [
      {
        key: 'vehicul',
        title: 'Vehiculul',
        fields: [
          { key: 'numar', kind: 'text', label: 'Numărul de înmatriculare', required: true },
          { key: 'al_cui', kind: 'yes_no', label: 'Știți al cui este?' },
          { key: 'talon', kind: 'file', label: 'Talonul' },
          {
            ...{ key: 'cnp', kind: 'cnp', label: 'CNP-ul proprietarului' },
            shown_when: { field: 'al_cui', values: ['yes'] },
          },
        ],
      },
    ],
  }),
}
const waiting: SentForm = {
  kind: 'complaint',
  state: 'waiting',
  institution: 'Comuna Dealu Florilor',
  email: 'il•••@mail.example',
  sent_at: '2026-11-23T08:00:00Z',
  lines: [],
  files: [],
  until: '2026-11-25T08:00:00Z',
  resends_left: 3,
  corrections_left: 1,
  code_tries_left: 10,
  result: null,
}

const NOW = new Date('2026-11-20T08:00:00Z')

afterEach(() => void vi.useRealTimers())
beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  sessionStorage.clear()
  localStorage.clear()
  keepForm('complaint', { key: 'complaint' })
})

function open(replies: Replies = {}, at = '/sesizare') {
  const bodies: Record<string, unknown>[] = []
  standIn({
    'GET /api/status': { body: statusFor(null) },
    'GET /api/portal_complaint/types': { body: types },
    'GET /api/portal_complaint/places': { body: { localities: ['Dealu Florilor'] } },
    'GET /api/portal_complaint/near': { body: [] },
    'GET /api/complaint_fields/offered/5': { body: asked },
    'GET /api/public_form/open/complaint_support': {
      body: { key: 'alta', max_mb: 25, takes_files: true },
    },
    'POST /api/portal_complaint/send': ({ body }) => {
      bodies.push(JSON.parse(body ?? 'null'))
      return { body: { success: true, message: '', data: waiting } }
    },
    ...replies,
  })
  const history = createMemoryHistory({ initialEntries: [at] })
  render(<Providers application={createApplication({ history })} />)
  return { bodies, user: userEvent.setup({ delay: null }) }
}
type User = ReturnType<typeof userEvent.setup>
const goOn = (user: User) => user.click(screen.getByRole('button', { name: /Continuați/ }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('where, what, who: each step asks for its own, says how far one is, and the whole is sent once', async () => {
  const here = { coords: { latitude: 45.003127, longitude: 26.001849 } }
  vi.stubGlobal('navigator', {
    ...navigator,
    language: 'ro',
    languages: ['ro'],
    userAgent: navigator.userAgent,
    geolocation: { getCurrentPosition: (done: (place: typeof here) => void) => done(here) },
  })
  const { user, bodies } = open()
  await heading('Unde este problema?')
  expect(screen.getByText('Sesizare · pasul 1 din 3')).toBeTruthy()
  await goOn(user)
  expect(await screen.findByText('Scrieți strada sau localitatea ori alegeți locul pe hartă.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Strada')))
  await user.click(screen.getByRole('button', { name: 'Unde sunt' }))
  expect(await screen.findByText(/Punct ales: 45,0031; 26,0018/)).toBeTruthy()
  // One of the three is enough: the point takes the problem from the street.
  expect(screen.queryByText('Scrieți strada sau localitatea ori alegeți locul pe hartă.')).toBeNull()
  await user.type(screen.getByLabelText('Localitatea'), 'Altundeva')
  await goOn(user)
  await heading('Ce s-a întâmplat?')
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  await user.selectOptions(screen.getByLabelText('Tipul problemei'), 'Drum')
  expect(screen.getByText('Gropi, acostamente, poduri.')).toBeTruthy()
  expect(screen.getByText(/în afara zonei.*Consiliul Județean Prahova/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Înapoi' }))
  await user.clear(await screen.findByLabelText('Localitatea'))
  await goOn(user)
  const description = await screen.findByLabelText<HTMLTextAreaElement>('Descrieți problema')
  expect(description.maxLength).toBe(-1)
  fireEvent.change(description, { target: { value: 'a'.repeat(4120) } })
  await goOn(user)
  // Photos alone may come with a complaint, so that it cannot be attached.
  expect(await screen.findByText('Textul are 4.120 de caractere; încap 4.000. Scurtați-l.')).toBeTruthy()
  await user.clear(description)
  await user.type(description, 'Groapă adâncă.')
  await goOn(user)
  await heading('Cine sesizează?')
  await user.type(screen.getByLabelText('Numele și prenumele'), 'Ileana Cosânzeana')
  await user.type(screen.getByLabelText('E-mail'), 'ileana@mail.example')
  await user.type(screen.getByLabelText('E-mail, încă o dată'), 'ileana@mail.example')
  await user.click(screen.getByRole('button', { name: /Trimiteți sesizarea/ }))
  expect(screen.getByText('Bifați că ați citit informarea privind prelucrarea datelor.')).toBeTruthy()
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Ileana|ileana@/)
  await user.click(screen.getByLabelText('Am citit informarea privind prelucrarea datelor'))
  await user.click(screen.getByRole('button', { name: /Trimiteți sesizarea/ }))
  await heading('Mai este un pas: e-mailul')
  expect(bodies).toEqual([
    {
      key: 'complaint',
      type_id: 4,
      description: 'Groapă adâncă.',
      lat: 45_003_127,
      lng: 26_001_849,
      form_id: null,
      answers: {},
      locality: '',
      street: '',
      street_number: '',
      name: 'Ileana Cosânzeana',
      phone: '',
      email: 'ileana@mail.example',
      email_confirmation: 'ileana@mail.example',
      terms: true,
      website: '',
    },
  ])
})

test('what the chosen type asks of its own is asked, checked, kept in the draft without its CNP, and sent with its form', async () => {
  const draft = () => JSON.parse(localStorage.getItem('hdoc-draft-complaint') ?? '{}')
  // Of an earlier form of the type: a field that it has no more, and a file that came with another key.
  const before = { type_id: '5', street: 'Teilor', answers: { fost: 'x', talon: [77] } }
  localStorage.setItem('hdoc-draft-complaint', JSON.stringify(before))
  let isChanged = true
  const changed = 'Formularul a fost schimbat între timp.'
  const { user, bodies } = open({
    'POST /api/portal_complaint/send': ({ body }) => {
      bodies.push(JSON.parse(body ?? 'null'))
      if (!isChanged) return { body: { success: true, message: '', data: waiting } }
      isChanged = false
      return refusal(422, 'VALIDATION', 'Date greșite', { errors: { form_id: [changed] } })
    },
  })
  await heading('Unde este problema?')
  await goOn(user)
  await screen.findByRole('heading', { level: 2, name: 'Vehiculul' })
  await user.type(screen.getByLabelText('Descrieți problema'), 'Stă de mult.')
  await goOn(user)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Numărul de înmatriculare')))
  expect(screen.getByText('Acest câmp trebuie să fie completat.')).toBeTruthy()
  await user.keyboard('PH 12 ABC')
  await user.selectOptions(screen.getByLabelText(/^Știți al cui este/), 'Da')
  await user.type(screen.getByLabelText(/^CNP-ul proprietarului/), '1800101221144')
  await waitFor(() => expect(draft().answers).toEqual({ numar: 'PH 12 ABC', al_cui: 'yes' }))
  expect(screen.getByText(/rămâne în acest browser.*CNP/)).toBeTruthy()
  await goOn(user)
  await heading('Cine sesizează?')
  await user.type(screen.getByLabelText('Numele și prenumele'), 'Ileana Cosânzeana')
  await user.type(screen.getByLabelText('E-mail'), 'ileana@mail.example')
  await user.type(screen.getByLabelText('E-mail, încă o dată'), 'ileana@mail.example')
  await user.click(screen.getByLabelText('Am citit informarea privind prelucrarea datelor'))
  await user.click(screen.getByRole('button', { name: /Trimiteți sesizarea/ }))
  // The type asks for something else by now: it is said where it is asked, and what was written stays.
  expect(await screen.findByText(changed)).toBeTruthy()
  expect(screen.getByDisplayValue('PH 12 ABC')).toBeTruthy()
  await goOn(user)
  await user.click(await screen.findByRole('button', { name: /Trimiteți sesizarea/ }))
  await heading('Mai este un pas: e-mailul')
  const answers = { numar: 'PH 12 ABC', al_cui: 'yes', cnp: '1800101221144' }
  expect(bodies).toEqual(Array(2).fill(expect.objectContaining({ type_id: 5, form_id: 31, answers })))
})

test('a place that the server refuses has the focus, with why', async () => {
  const far = 'Locul este în afara zonei în care se primesc sesizări de acest tip.'
  const draft = { type_id: '4', point: '45003127,26001849', description: 'Groapă' }
  localStorage.setItem('hdoc-draft-complaint', JSON.stringify(draft))
  const { user } = open({
    'POST /api/portal_complaint/send': refusal(422, 'VALIDATION', 'Date greșite', {
      errors: { lat: [far] },
    }),
  })
  await heading('Unde este problema?')
  await goOn(user)
  await heading('Ce s-a întâmplat?')
  await goOn(user)
  await heading('Cine sesizează?')
  await user.type(screen.getByLabelText('Numele și prenumele'), 'Ileana Cosânzeana')
  await user.type(screen.getByLabelText('E-mail'), 'ileana@mail.example')
  await user.type(screen.getByLabelText('E-mail, încă o dată'), 'ileana@mail.example')
  await user.click(screen.getByLabelText('Am citit informarea privind prelucrarea datelor'))
  await user.click(screen.getByRole('button', { name: /Trimiteți sesizarea/ }))
  expect(await screen.findByText(far)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Strada')))
})

test('„Este aceasta?” shows day and photo of what is known close by, and leads to joining it by e-mail alone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  localStorage.setItem(
    'hdoc-draft-complaint',
    JSON.stringify({ type_id: '4', point: '45003127,26001849', description: 'Groapă' }),
  )
  const bodies: unknown[] = []
  const { user } = open({
    'GET /api/portal_complaint/near': {
      body: [{ id: 9, metres: 12, on: '2026-11-18', photo: '/api/portal_complaint/photo/9' }],
    },
    'POST /api/portal_complaint/support': ({ body }) => {
      bodies.push(JSON.parse(body ?? 'null'))
      return { body: { success: true, message: '', data: { ...waiting, kind: 'complaint_support' } } }
    },
  })
  await heading('Unde este problema?')
  await goOn(user)
  expect(await screen.findByText('Aproape de aici este o sesizare la fel, în lucru.')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Fotografia sesizării din 18.11.2026' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Da, aceasta este' }))
  await heading('Vă alăturați sesizării din 18.11.2026')
  await user.click(screen.getByRole('button', { name: 'Înapoi la sesizarea mea' }))
  // What was written of the own complaint is still there.
  await heading('Unde este problema?')
  await goOn(user)
  expect(await screen.findByDisplayValue('Groapă')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Da, aceasta este' }))
  await heading('Vă alăturați sesizării din 18.11.2026')
  await user.type(screen.getByLabelText('E-mail'), 'vecin@mail.example')
  await user.type(screen.getByLabelText('E-mail, încă o dată'), 'vecin@mail.example')
  await user.click(screen.getByLabelText('Am citit informarea privind prelucrarea datelor'))
  // A minute later: nobody types faster.
  vi.setSystemTime(NOW.getTime() + 60_000)
  await user.click(screen.getByRole('button', { name: /Mă alătur/ }))
  await heading('Mai este un pas: e-mailul')
  expect(bodies).toMatchObject([{ complaint_id: 9, email: 'vecin@mail.example', terms: true }])
})

test('the mailed link confirms a complaint, or that it is one’s own too; a bad one says that the verification failed', async () => {
  const shown = (form: object) => ({ 'GET /api/public_form/show/abc': { body: { ...waiting, ...form } } })
  open(shown({}), '/trimite-sesizare/abc')
  expect(await screen.findByRole('button', { name: 'Confirm sesizarea' })).toBeTruthy()
  cleanup()
  open(shown({ kind: 'complaint_support' }), '/trimite-sesizare/abc')
  await heading('Confirmați că este și sesizarea dumneavoastră')
  cleanup()
  const refused = { success: false, code: 'PUBLIC_FORM_UNKNOWN', message: 'Legătura nu este bună.' }
  open({ 'GET /api/public_form/show/abc': { status: 404, body: refused } }, '/trimite-sesizare/abc')
  await heading('Verificarea sesizării a eșuat')
  expect(screen.getByRole('link', { name: 'Pagina de început a portalului' })).toBeTruthy()
})

test('an institution without types says so, and whom to turn to', async () => {
  open({ 'GET /api/portal_complaint/types': { body: [] } })
  expect(await screen.findByText(/nu primește acum sesizări pe portal/)).toBeTruthy()
})
