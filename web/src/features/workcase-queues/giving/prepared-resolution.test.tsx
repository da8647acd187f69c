import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { standIn } from '../../../../test/server.ts'
import { PreparedResolution } from '../../../entities/cases/prepared-resolution.tsx'
import { theme } from '../../../ui/theme/theme.ts'
import '../../../lib/languages/all-texts.ts'

function Written() {
  const [text, setText] = useState('De urgență.')
  return (
    <>
      <PreparedResolution written={text} onWrite={setText} />
      <output>{text}</output>
    </>
  )
}

test('a prepared text is found by typing, stands under what was written, and one that is not there is said', async () => {
  standIn({
    'GET /api/template/resolutions': {
      body: {
        data: [
          { id: 1001, name: 'Spre știință', text: 'Spre știință, fără răspuns.' },
          { id: 1002, name: 'Verificare în teren', text: 'Se verifică.' },
        ],
      },
    },
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test" theme={theme}>
        <Written />
      </MantineProvider>
    </QueryClientProvider>,
  )
  const user = userEvent.setup({ delay: null })
  const choice = await screen.findByRole('combobox', { name: 'Rezoluție pregătită' })
  await user.type(choice, 'aprobat')
  expect(await screen.findByText('Nu s-a găsit nicio rezoluție.')).toBeTruthy()
  await user.clear(choice)
  await user.type(choice, 'stiinta{Enter}')
  expect(screen.getByRole('status').textContent).toBe('De urgență.\nSpre știință, fără răspuns.')
})
