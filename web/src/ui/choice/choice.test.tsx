import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Choice } from './choice.tsx'
import '../../lib/languages/all-texts.ts'

const people = [
  { value: '1', label: 'Ioana Salcâm' },
  { value: '2', label: 'Radu Mesteacăn' },
]

test('Enter takes the first match of what was typed before the entries came', async () => {
  const chosen: (string | null)[] = []
  const field = (data: typeof people) => (
    <MantineProvider env="test">
      <Choice label="Persoana" data={data} value={null} onChange={(id) => chosen.push(id)} />
    </MantineProvider>
  )
  const { rerender } = render(field([]))
  const user = userEvent.setup()
  await user.type(screen.getByRole('combobox', { name: 'Persoana' }), 'radu')
  rerender(field(people))
  await screen.findByRole('option', { name: 'Radu Mesteacăn' })
  await user.keyboard('{Enter}')
  expect(chosen).toEqual(['2'])
})
