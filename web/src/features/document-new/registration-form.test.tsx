import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aPerson, statusFor } from '../../../test/people.ts'
import {
  add,
  field,
  focused,
  issuer,
  openRegistration,
  registered,
  write,
} from '../../../test/registration.tsx'
import { type Reply, refusal } from '../../../test/server.ts'
import { emptySession } from '../../entities/session/session.ts'
import { setSession } from '../../entities/session/session-store.ts'
import { findDraft } from './machine/kept-draft.ts'
import { labelOfField } from './values/label-of-field.ts'

const gina = aPerson({}, 'document.register', 'document.list')
const heading = async (text: string) => await screen.findByRole('heading', { level: 1, name: text })

test('Ctrl+S in a dialog before the form registers nothing', async () => {
  const { sent, go } = openRegistration()
  const user = userEvent.setup()
  await write(user)
  go('/dashboard')
  const dialog = await screen.findByRole('dialog', { name: 'Modificări nesalvate' })
  within(dialog).getByRole('button', { name: 'Rămân' }).focus()
  await user.keyboard('{Control>}s{/Control}{Control>}{Enter}{/Control}')
  expect(sent).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Rămân' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  field('short_description').focus()
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Document înregistrat cu numărul')
  expect(sent).toHaveLength(1)
})

test('a name that nobody was chosen for is not lost in silence where the issuer is optional', async () => {
  const { sent } = openRegistration({}, { at: '/document/new/interne' })
  const user = userEvent.setup()
  await heading('Înregistrare document intern')
  field('issuer_id').focus()
  await user.keyboard('gradina')
  field('short_description').focus()
  await user.keyboard('Notă{Control>}s{/Control}')
  expect(
    await screen.findByText('Alegeți persoana din listă sau apăsați Alt D pentru una nouă.'),
  ).toBeTruthy()
  expect(focused()).toBe('issuer_id')
  expect(sent).toEqual([])
})

test('after a registration the menu and the addresses of the categories open a fresh form', async () => {
  const { go } = openRegistration()
  const user = userEvent.setup()
  await write(user)
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Document înregistrat cu numărul')
  // The address at which the page stands already; the button of the menu leads there.
  go('/document/new')
  await heading('Înregistrare document de intrare')
  expect((field('short_description') as HTMLTextAreaElement).value).toBe('')
  await write(user)
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Document înregistrat cu numărul')
  await user.keyboard('n')
  await heading('Înregistrare document de intrare')
  go('/document/new/iesire')
  await heading('Înregistrare document de ieșire')
})

test('the same address again leaves what is being written', async () => {
  const { go } = openRegistration()
  const user = userEvent.setup()
  await write(user)
  go('/document/new')
  await user.keyboard(', urgent')
  expect((field('short_description') as HTMLTextAreaElement).value).toBe('Cerere de racordare, urgent')
})

test('the issuer is held for the next paper by keyboard', async () => {
  openRegistration()
  const user = userEvent.setup()
  await write(user)
  const pin = screen.getByRole('button', { name: 'Păstrează persoana pentru următorul document' })
  expect(pin.tabIndex).toBe(0)
  await user.tab({ shift: true })
  await user.tab({ shift: true })
  await user.keyboard('{Alt>}p{/Alt}')
  expect(pin.getAttribute('aria-pressed')).toBe('true')
})

test('an outgoing paper has an addressee, in the errors too', async () => {
  openRegistration({}, { at: '/document/new/iesire' })
  await heading('Înregistrare document de ieșire')
  expect(screen.queryByText(/Deponent/)).toBeNull()
  expect(labelOfField('issuer_id', 'iesire')).toBe('Destinatar')
  expect(labelOfField('issuer_id', 'intrare')).toBe('Deponent')
})

test('an expired session keeps what was written, for the same person and until it is given up', async () => {
  let isExpired = false
  const { at } = openRegistration({
    'GET /api/status': () => ({ body: statusFor(isExpired ? null : gina) }),
    [add]: () => {
      isExpired = true
      return refusal(401, 'UNAUTHENTICATED', 'Autentificați-vă.')
    },
  })
  const user = userEvent.setup()
  await write(user)
  await user.keyboard('{Control>}s{/Control}')
  expect(
    await screen.findByText('Sesiunea a expirat. Autentificați-vă din nou; ce ați scris se păstrează.'),
  ).toBeTruthy()
  expect(at()).toBe('/login')
  cleanup()

  setSession(emptySession)
  const { go } = openRegistration()
  await waitFor(() =>
    expect((field('short_description') as HTMLTextAreaElement).value).toBe('Cerere de racordare'),
  )
  expect(screen.getByText('Grădinaru Ilie')).toBeTruthy()
  go('/dashboard')
  await user.click(await screen.findByRole('button', { name: 'Renunț la modificări' }))
  await waitFor(() => expect(sessionStorage.getItem('hdoc-registration-draft')).toBeNull())
})

test('whom the directory knows by the same code is offered while a new issuer is written', async () => {
  const known = { ...issuer, id: 21, type: 'pj', name: 'Instituția Prefectului', code: '9900655894' }
  const { sent } = openRegistration({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.register', 'document.list', 'issuer.edit')) },
    'POST /api/issuer/similar': ({ body }) => ({
      body: body?.includes('9900655894') ? [{ ...known, reasons: ['cui'] }] : [],
    }),
    'GET /api/company_lookup/get': refusal(404, 'NOT_FOUND', 'Nu există.'),
  })
  const user = userEvent.setup()
  await waitFor(() => expect(focused()).toBe('doc_type_id'))
  field('issuer_id').focus()
  await user.keyboard('Prefectura{Alt>}d{/Alt}')
  await user.click(await screen.findByRole('radio', { name: 'Persoană juridică' }))
  field('issuer.cui').focus()
  await user.keyboard('9900655894')
  expect(await screen.findByText('același CUI')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Alege: Instituția Prefectului' }))
  await waitFor(() => expect(focused()).toBe('short_description'))
  await user.keyboard('Adresă{Control>}s{/Control}')
  await screen.findByText('Document înregistrat cu numărul')
  expect(sent[0]?.body).toMatchObject({ issuer_id: 21 })
})

test('whoever signed in meanwhile in another tab signs nothing written here, and its owner goes on where they were', async () => {
  const elena = { ...gina, id: 31, name: 'Elena Cireșaru' }
  let now = gina
  const { sent } = openRegistration({
    'GET /api/status': () => ({ body: statusFor(now) }),
    [add]: () =>
      now === gina ? { body: registered } : refusal(412, 'OTHER_PERSON', 'S-a autentificat altcineva.'),
  })
  const user = userEvent.setup()
  await write(user)
  now = elena
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('În acest browser s-a autentificat altcineva: Elena Cireșaru')).toBeTruthy()
  expect((field('short_description') as HTMLTextAreaElement).value).toBe('Cerere de racordare')
  expect(sessionStorage.getItem('hdoc-registration')).toBeNull()
  expect(findDraft(gina.id)?.short_description).toBe('Cerere de racordare')
  expect(findDraft(elena.id)).toBeUndefined()
  now = gina
  await user.click(await screen.findByRole('button', { name: 'M-am autentificat din nou' }))
  await waitFor(() => expect(screen.queryByText(/s-a autentificat altcineva:/)).toBeNull())
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('004528', { selector: 'p' })).toBeTruthy()
  expect(sent).toHaveLength(2)
})

/** Holds back the answer of the registration until the returned function is called. */
function slowAnswer(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/document/add') await promise
    return answer(url, init)
  })
  return resolve
}

const endings: [sentence: string, reply: Reply, said: string][] = [
  ['its number is told there', { body: registered }, 'Documentul a fost înregistrat cu numărul 004528.'],
  [
    'a refusal is told there and what was written is kept',
    refusal(422, 'VALIDATION', 'Formularul conține erori.'),
    'Documentul nu a fost înregistrat: Formularul conține erori. Ce ați scris se păstrează.',
  ],
]
test.each(
  endings.flatMap((ending) =>
    (['once it is left', 'while the next page is fetched'] as const).map(
      (when) => [...ending, when] as const,
    ),
  ),
)('a page left while it registers asks first; %s', async (_, reply, sentence, when) => {
  const { at, go, onMove } = openRegistration({ [add]: reply })
  const answerComes = slowAnswer()
  const user = userEvent.setup()
  await write(user)
  await user.keyboard('{Control>}s{/Control}')
  go('/dashboard')
  await screen.findByText('Se salvează încă')
  if (when === 'while the next page is fetched') onMove(answerComes)
  await user.click(screen.getByRole('button', { name: 'Plec' }))
  await waitFor(() => expect(at()).toBe('/dashboard'))
  await waitFor(() => expect(document.querySelector('[data-path]')).toBeNull())
  answerComes()
  await screen.findByText(sentence)
  const isRefused = 'status' in reply
  const kept = isRefused ? 'Cerere de racordare' : undefined
  await waitFor(() => expect(findDraft(gina.id)?.short_description).toBe(kept))
  await user.click(screen.getByText(isRefused ? 'Înapoi la formular' : 'Deschide documentul'))
  await waitFor(() => expect(at()).toBe(isRefused ? '/document/new' : '/document/70'))
})

test('typing the subject draws nothing anew, and the draft follows', async () => {
  const { drawn } = openRegistration()
  const user = userEvent.setup()
  await write(user)
  const before = drawn()
  await user.keyboard(' la rețeaua de apă')
  expect(drawn() - before).toBeLessThanOrEqual(1)
  await waitFor(() =>
    expect(findDraft(gina.id)?.short_description).toBe('Cerere de racordare la rețeaua de apă'),
  )
})
