import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import '../../lib/languages/all-texts.ts'
import { IssuerSearch } from './issuer-search.tsx'
import { emptyIssuer } from './new-issuer.ts'

const person = (id: number, name: string) => ({
  id,
  type: 'pf',
  name,
  code: '',
  phone: '',
  email: '',
  address: '',
  documents: 1,
})
const alina = person(1, 'Țelinescu Alina')
const vasile = person(2, 'Țelinescu Vasile')
const monica = person(3, 'Țelinescu Monica')

type Seen = { chosen: string[]; created: string[]; movedOn: number }

/** The field in a form that counts every Enter the field did not take (`movedOn`). */
function Field({ seen }: { seen: Seen }) {
  const [typed, setTyped] = useState('')
  return (
    <form
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.defaultPrevented) seen.movedOn += 1
      }}
    >
      <IssuerSearch
        label="Deponent"
        typed={typed}
        onType={setTyped}
        onChoose={({ name }) => seen.chosen.push(name)}
        onCreate={(name) => seen.created.push(name)}
      />
    </form>
  )
}

/** Answers are held back until the test lets them go: `answer('telinescu')`. */
function open(known: Record<string, ReturnType<typeof person>[]>) {
  const waiting = new Map<string, (answer: Response) => void>()
  vi.stubGlobal(
    'fetch',
    (url: string, { body }: RequestInit = {}) =>
      new Promise<Response>((resolve) => {
        if (url === '/api/csrf-cookie') {
          Reflect.set(document, 'cookie', 'XSRF-TOKEN=t')
          resolve(Response.json({ success: true }))
          return
        }
        // The typed text must not stand in the address.
        expect(url).toBe('/api/issuer/suggest')
        waiting.set((JSON.parse(String(body)) as { q: string }).q, resolve)
      }),
  )
  const seen: Seen = { chosen: [], created: [], movedOn: 0 }
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <Field seen={seen} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  return {
    seen,
    asked: (q: string) => waitFor(() => expect(waiting.has(q)).toBe(true)),
    answer: (q: string) => waiting.get(q)?.(Response.json(known[q] ?? [])),
  }
}
const selected = () => document.querySelector('[data-combobox-selected]')?.textContent ?? ''

test('Enter after more letters waits for their answer and never takes a line of the earlier one', async () => {
  const { seen, asked, answer } = open({
    telinescu: [alina, monica, vasile],
    'telinescu vasile': [vasile],
  })
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox'), 'telinescu')
  await asked('telinescu')
  answer('telinescu')
  await waitFor(() => expect(selected()).toContain('Țelinescu Alina'))
  await user.keyboard(' vasile{Enter}')
  expect(selected()).toBe('')
  await asked('telinescu vasile')
  expect(seen).toEqual({ chosen: [], created: [], movedOn: 0 })
  answer('telinescu vasile')
  await waitFor(() => expect(seen.chosen).toEqual(['Țelinescu Vasile']))
  expect(seen.movedOn).toBe(0)
})

test('Enter before an answer with several leaves them to be looked at; the next Enter takes the first', async () => {
  const { seen, asked, answer } = open({ telinescu: [alina, monica, vasile] })
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox'), 'telinescu{Enter}')
  await asked('telinescu')
  answer('telinescu')
  await waitFor(() => expect(selected()).toContain('Țelinescu Alina'))
  expect(seen).toEqual({ chosen: [], created: [], movedOn: 0 })
  await user.keyboard('{ArrowDown}{Enter}')
  expect(seen.chosen).toEqual(['Țelinescu Monica'])
})

test('letters typed after Enter take it back', async () => {
  const { seen, asked, answer } = open({ vasile: [vasile], 'vasile a': [] })
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox'), 'vasile{Enter}')
  await asked('vasile')
  await user.keyboard(' a')
  answer('vasile')
  await asked('vasile a')
  answer('vasile a')
  await screen.findByText('Nu s-au găsit rezultate')
  expect(seen.chosen).toEqual([])
})

test('a name that names nobody holds Enter; an empty field lets it go on', async () => {
  const { seen } = open({})
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox'), 'v{Enter}')
  expect(await screen.findByText('Scrieți cel puțin două litere')).toBeTruthy()
  expect(seen.movedOn).toBe(0)
  await user.keyboard('{Backspace}{Enter}')
  expect(seen.movedOn).toBe(1)
  expect(seen.chosen).toEqual([])
})

test('a whole CNP is asked in a body, never in an address, and who has it is chosen', async () => {
  const cnp = '2710202479021'
  const asked: [string, string][] = []
  vi.stubGlobal('fetch', (url: string, { body = '' }: { body?: string } = {}) => {
    asked.push([url, body])
    return Promise.resolve(Response.json(body === '' ? [] : { data: [{ found: [alina], by: 'code' }] }))
  })
  const seen: Seen = { chosen: [], created: [], movedOn: 0 }
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <Field seen={seen} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('textbox'))
  await user.paste(cnp)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(seen.chosen).toEqual(['Țelinescu Alina']))
  expect(asked).toEqual([['/api/issuer/match', JSON.stringify({ lines: [{ cnp }] })]])
  expect(emptyIssuer(cnp)).toMatchObject({ name: '', cnp })
  expect(emptyIssuer('Țelinescu Ana')).toMatchObject({ name: 'Țelinescu Ana', cnp: '' })
})
