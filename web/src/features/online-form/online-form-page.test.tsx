import type { BuiltForm } from '@hdoc/contract/online-forms/online-form-calls.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aPerson, statusFor } from '../../../test/people.ts'
import { refusal, standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

const common = { help: '', required: false, shown_when: null }
const built: BuiltForm = {
  owner: 'doc_type',
  type_id: 5,
  type_name: 'Adeverință de rol',
  is_asked: false,
  version: 3,
  saved_at: '2026-11-20T08:00:00Z',
  saved_by: 'Ana',
  definition: {
    sections: [
      {
        key: 's1',
        title: 'Gospodăria',
        help: '',
        shown_when: null,
        fields: [
          { ...common, key: 'rol', kind: 'yes_no', label: 'Aveți rol agricol?', required: true },
          {
            ...common,
            key: 'care',
            kind: 'text',
            label: 'Numărul rolului',
            max_length: 30,
            required: true,
            shown_when: { field: 'rol', values: ['yes'] },
          },
        ],
      },
    ],
  },
  can: { edit: true },
}

beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
})

function open(save?: () => ReturnType<typeof refusal>) {
  const bodies: { version: number; definition: BuiltForm['definition'] }[] = []
  let form = built
  standIn({
    'GET /api/status': { body: statusFor(aPerson({ isadmin: 1 }, 'doc_type.manage')) },
    'GET /api/online_form/get/5': () => ({ body: form }),
    'POST /api/online_form/save': ({ body }) => {
      const sent = JSON.parse(body ?? 'null')
      bodies.push(sent)
      if (save) return save()
      form = { ...form, version: form.version + 1, definition: sent.definition }
      return { body: { success: true, message: '', data: form } }
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/doc-types/5/form'] })
  render(<Providers application={createApplication({ history })} />)
  return { bodies, user: userEvent.setup({ delay: null }) }
}
const preview = () => screen.findByRole('region', { name: 'Cum îl vede cetățeanul' })
const labels = async () => {
  // The builder's own section stands before the one of the preview.
  const [section] = await screen.findAllByRole('region', { name: 'Gospodăria' })
  const list = section ? within(section).getAllByRole('listitem') : []
  return list.map((item) => item.querySelector('b')?.textContent)
}

test('a field is added, named, moved by keys and hung on an answer; the next version is saved', async () => {
  const { bodies, user } = open()
  expect(await screen.findByText(/^Formularul se poate pregăti, dar/)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Adăugați un câmp în Gospodăria' }))
  await user.click(await screen.findByRole('menuitem', { name: 'O variantă din listă', hidden: true }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Denumirea câmpului/)))
  await user.keyboard('Pentru ce')
  await user.click(screen.getByRole('button', { name: 'Salvați formularul' }))
  // The options have no names yet: the first of them has the focus, and nothing was sent.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Varianta 1')))
  expect(screen.getByText('2 locuri din formular trebuie corectate.')).toBeTruthy()
  await user.keyboard('APIA')
  await user.type(screen.getByLabelText('Varianta 2'), 'Bancă')
  await user.selectOptions(screen.getByLabelText('Când apare'), 'După răspunsul la „Aveți rol agricol?”')
  const answers = screen.getByRole('group', { name: 'La care răspunsuri' })
  await user.click(within(answers).getByLabelText('Nu'))
  expect(await labels()).toEqual(['Aveți rol agricol?', 'Numărul rolului', 'Pentru ce'])
  screen.getByRole('button', { name: /^Pentru ce/ }).focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(await labels()).toEqual(['Aveți rol agricol?', 'Pentru ce', 'Numărul rolului'])
  await user.click(screen.getByRole('button', { name: 'Salvați formularul' }))
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]).toMatchObject({ version: 3 })
  const field = bodies[0]?.definition.sections[0]?.fields[1]
  expect(field).toMatchObject({
    kind: 'choice',
    label: 'Pentru ce',
    shown_when: { field: 'rol', values: ['no'] },
  })
  expect(await screen.findByText(/^Versiunea 4/)).toBeTruthy()
  expect(screen.queryByText('Sunt modificări nesalvate.')).toBeNull()
})

test('what moving breaks is said at once; another person’s version is not written over', async () => {
  const { user, bodies } = open(() =>
    refusal(409, 'STALE_VERSION', 'Datele au fost schimbate între timp de Ana.'),
  )
  await user.click(await screen.findByRole('button', { name: 'Mutați mai sus: Numărul rolului' }))
  expect(await screen.findByText('de corectat')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Numărul rolului/ }))
  expect(screen.getByText('Alegeți un câmp de mai sus, la care se răspunde.')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Când apare'), 'Întotdeauna')
  await user.click(screen.getByRole('button', { name: 'Salvați formularul' }))
  expect(await screen.findByText('Datele au fost schimbate între timp de Ana.')).toBeTruthy()
  expect(bodies).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Reîncarcă datele' }))
  await waitFor(async () => expect(await labels()).toEqual(['Aveți rol agricol?', 'Numărul rolului']))
})

test('the preview shows what appears after each answer, and what sending would refuse', async () => {
  const { user } = open()
  const citizen = within(await preview())
  expect(citizen.queryByLabelText('Numărul rolului')).toBeNull()
  await user.click(citizen.getByRole('radio', { name: 'Da' }))
  const number = citizen.getByLabelText('Numărul rolului')
  await user.click(citizen.getByRole('button', { name: 'Verificați ca la trimitere' }))
  expect(citizen.getByText('Acest câmp trebuie să fie completat.')).toBeTruthy()
  expect(number.getAttribute('aria-invalid')).toBe('true')
  await user.type(number, '12/I')
  expect(citizen.getByText('Așa completat, formularul se poate trimite.')).toBeTruthy()
  await user.click(citizen.getByRole('radio', { name: 'Nu' }))
  expect(citizen.queryByLabelText('Numărul rolului')).toBeNull()
})

test('the fields of a complaint type are built alike: no files, no paper, and only while it is active are they asked', async () => {
  const bodies: object[] = []
  const form: BuiltForm = { ...built, owner: 'complaint_type', type_name: 'Câini', version: 1 }
  standIn({
    'GET /api/status': { body: statusFor(aPerson({ isadmin: 1 }, 'client.admin')) },
    'GET /api/complaint_fields/get/5': { body: form },
    'POST /api/complaint_fields/save': ({ body }) => {
      bodies.push(JSON.parse(body ?? 'null'))
      return { body: { success: true, message: '', data: { ...form, version: 2 } } }
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/admin/complaint-types/5/form'] })
  render(<Providers application={createApplication({ history })} />)
  const user = userEvent.setup({ delay: null })
  await screen.findByRole('heading', { level: 1, name: 'Câini' })
  expect(screen.getByText(/numai după ce tipul este activ/)).toBeTruthy()
  expect(within(await preview()).queryByRole('button', { name: 'Documentul rezultat (PDF)' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Adăugați un câmp în Gospodăria' }))
  await screen.findByRole('menuitem', { name: 'Număr', hidden: true })
  expect(screen.queryByRole('menuitem', { name: 'Fișier', hidden: true })).toBeNull()
  await user.click(screen.getByRole('menuitem', { name: 'Număr', hidden: true }))
  await user.keyboard('Câți')
  await user.click(screen.getByRole('button', { name: 'Salvați formularul' }))
  await waitFor(() => expect(bodies).toMatchObject([{ type_id: 5, version: 1 }]))
})
