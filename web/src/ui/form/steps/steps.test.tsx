import { requiredText } from '@hdoc/contract/calls/fields.ts'
import { MantineProvider, Textarea, TextInput } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import '../../../lib/languages/all-texts.ts'
import { DialogHost } from '../../dialog/dialog-host.tsx'
import { FormDialog } from '../frame/form-dialog.tsx'
import { useSchemaForm } from '../state/use-schema-form.tsx'
import { StepsBar } from './steps-bar.tsx'
import { stepOf, useSteps } from './use-steps.ts'

const schema = z.object({ place: requiredText(100), what: requiredText(500) })

function Complaint({ onSent }: { onSent: (values: object) => void }) {
  const steps = useSteps([
    { name: 'Locul', fields: ['place'] },
    { name: 'Problema', fields: ['what'] },
  ])
  const schemaForm = useSchemaForm({
    steps,
    schema,
    initial: { place: '', what: '' },
    save: async (values) => onSent(values),
    changes: [],
  })
  const { form } = schemaForm
  return (
    <FormDialog
      title="Sesizare"
      schemaForm={schemaForm}
      labelOf={(path) => path}
      onClose={() => undefined}
      steps={steps}
    >
      {steps.at === 0 && <TextInput key={form.key('place')} {...form.getInputProps('place')} label="Unde" />}
      {steps.at === 1 && <Textarea key={form.key('what')} {...form.getInputProps('what')} label="Ce" />}
    </FormDialog>
  )
}

function show(content: ReactNode) {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <RouterContextProvider router={router as never}>
          {content}
          <DialogHost />
        </RouterContextProvider>
      </QueryClientProvider>
    </MantineProvider>,
  )
}

test('in a dialog, Ctrl+Enter goes on from a field of several lines too, and back keeps what was written', async () => {
  const sent: object[] = []
  show(<Complaint onSent={(values) => sent.push(values)} />)
  const user = userEvent.setup({ delay: null })
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByLabelText('Unde'), 'Str. Teilor{Enter}')
  const what = await dialog.findByLabelText('Ce')
  await waitFor(() => expect(document.activeElement).toBe(what))
  await waitFor(() => expect(dialog.getByRole('status').textContent).toBe('Pasul 2 din 2: Problema'))
  await user.type(what, 'Bec{Enter}ars')
  expect(sent).toEqual([])

  await user.click(dialog.getByRole('button', { name: 'Înapoi' }))
  expect((await dialog.findByLabelText<HTMLInputElement>('Unde')).value).toBe('Str. Teilor')
  await user.keyboard('{Control>}{Enter}{/Control}')
  const again = await dialog.findByLabelText<HTMLTextAreaElement>('Ce')
  expect(again.value).toBe('Bec\nars')
  await user.click(again)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sent).toEqual([{ place: 'Str. Teilor', what: 'Bec\nars' }]))
})

test('an earlier step is a button only where it may be shown again; one step alone is no way', async () => {
  const went: number[] = []
  const steps = ['Fișier', 'Coloane', 'Rezultat'].map((name) => ({ name }))
  show(
    <>
      <StepsBar steps={steps} at={2} go={(at) => went.push(at)} />
      <StepsBar steps={steps.slice(0, 1)} at={0} />
    </>,
  )
  expect(screen.getAllByRole('list')).toHaveLength(1)
  const [file, , result] = screen.getAllByRole('listitem')
  expect(file?.textContent).toContain('gata')
  expect(result?.getAttribute('aria-current')).toBe('step')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Fișier', 'Coloane'])
  await userEvent.click(screen.getByRole('button', { name: 'Coloane' }))
  expect(went).toEqual([1])
})

test('a path belongs to the step that names it or what holds it, else to the last', () => {
  const steps = [
    { name: 'a', fields: ['name', 'person'] },
    { name: 'b', fields: ['person_id'] },
  ]
  expect(['name', 'person.email', 'person_id', 'nowhere'].map((path) => stepOf(steps, path))).toEqual([
    0, 0, 1, 1,
  ])
})
