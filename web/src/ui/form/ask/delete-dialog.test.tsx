import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../../lib/languages/all-texts.ts'
import { DialogHost } from '../../dialog/dialog-host.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

test('a double click deletes once', async () => {
  const calls: string[] = []
  let isDeleted = false
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <DeleteDialog
          title="Ștergeți rolul?"
          text="Nu se poate reface."
          changes={[]}
          said="Șters."
          remove={async () => calls.push('delete')}
          onDeleted={() => {
            isDeleted = true
          }}
          onClose={() => undefined}
        />
      </QueryClientProvider>
      <DialogHost />
    </MantineProvider>,
  )
  const button = await screen.findByRole('button', { name: 'Șterge' })
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(isDeleted).toBe(true))
  expect(calls).toEqual(['delete'])
})
