import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openList } from '../../../test/document-list.tsx'

test('the ready views are the lists of the dashboard, and the one that is shown is marked', async () => {
  const { urls, at } = openList('/document/list?search=drum&columns=number,issuer')
  const user = userEvent.setup({ delay: null })
  const views = within(await screen.findByRole('list', { name: 'Vizualizări gata făcute' }))
  const pressed = () => views.queryAllByRole('button', { pressed: true }).map((one) => one.textContent)
  expect(pressed()).toEqual([])
  await user.click(views.getByRole('button', { name: 'Depășite' }))
  await waitFor(() => expect(urls.at(-1)).toContain('[deadline_on][dateBefore]=today'))
  expect(at()).not.toContain('search=')
  expect(at()).toContain('columns=number,issuer')
  expect(pressed()).toEqual(['Depășite'])
  await user.click(views.getByRole('button', { name: 'Toate' }))
  await waitFor(() => expect(at()).toBe('/document/list?columns=number,issuer'))
  expect(pressed()).toEqual(['Toate'])
})

test('a view is deleted only when that was confirmed', async () => {
  const { asked } = openList('/document/list', {
    'DELETE /api/document_view/delete/2': { body: { success: true, message: 'Șters.' } },
  })
  const user = userEvent.setup({ delay: null })
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Vizualizări' }))
    await user.click(
      await screen.findByRole('menuitem', { name: 'Șterge vizualizarea Restante', hidden: true }),
    )
    const dialog = await screen.findByRole('dialog', { name: 'Șterge vizualizarea Restante' })
    await within(dialog).findByText(/O folosește tot compartimentul Urbanism/)
    return dialog
  }
  await user.click(within(await remove()).getByRole('button', { name: 'Renunță' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).not.toContain('DELETE /api/document_view/delete/2')
  await user.click(within(await remove()).getByRole('button', { name: 'Șterge vizualizarea' }))
  await waitFor(() => expect(asked).toContain('DELETE /api/document_view/delete/2'))
})

test('the owner renames a view and no longer shares it, and what it shows stays', async () => {
  const bodies: unknown[] = []
  openList('/document/list', {
    'POST /api/document_view/update': ({ body }) => {
      bodies.push(JSON.parse(body ?? 'null'))
      const data = { id: 2, name: 'Întârziate', address: 'search=pod', group: null, by: 'Gina', own: true }
      return { body: { success: true, message: 'Salvat.', id: 2, data } }
    },
  })
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: 'Vizualizări' }))
  await user.click(
    await screen.findByRole('menuitem', { name: 'Modifică vizualizarea Restante', hidden: true }),
  )
  const name = await screen.findByLabelText(/Denumire/)
  await user.clear(name)
  await user.type(name, 'Întârziate')
  await user.click(screen.getByLabelText(/O folosește tot compartimentul Urbanism/))
  await user.click(screen.getByRole('button', { name: /Salvează/ }))
  await waitFor(() =>
    expect(bodies).toEqual([{ id: 2, name: 'Întârziate', address: 'search=pod', shared: false }]),
  )
})
