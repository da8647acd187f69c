import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { field, focused, openRegistration, registered } from '../../../../test/registration.tsx'

type Body = { lines: { key: string; name: string; issuer: { name: string; cui: string } }[] }

test('lines in error are corrected or left out in place; when all are registered nothing is left unsaved', async () => {
  const sent: { name: string; cui: string }[] = []
  const { at, go } = openRegistration({
    'POST /api/issuer/match': ({ body }) => ({
      body: { data: (JSON.parse(body ?? '') as Body).lines.map(() => ({ found: [], by: 'none' })) },
    }),
    'POST /api/document/add_list': ({ body }) => {
      const { lines } = JSON.parse(body ?? '') as Body
      sent.push(...lines.map(({ issuer: { name, cui } }) => ({ name, cui })))
      const data = lines.map(({ key }) => ({ key, registered: registered.data, message: '' }))
      return { body: { success: true, message: '', registered: data.length, data } }
    },
  })
  const user = userEvent.setup()
  await waitFor(() => expect(focused()).toBe('doc_type_id'))
  field('short_description').focus()
  await user.keyboard('Anunț')
  await user.click(screen.getByRole('button', { name: 'Listă de deponenți' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByLabelText(/Lista, câte unul/))
  await user.paste('Popescu Ion\nGreșit SRL; 14399841\nAltul SRL; 12345678')
  await user.click(dialog.getByRole('button', { name: 'Verifică lista' }))
  await user.click(await dialog.findByRole('button', { name: 'Înregistrează 1' }))
  await dialog.findByText('1 din 3 înregistrate')
  const line = dialog.getByRole('textbox', { name: 'Corectează rândul 2' })
  await user.clear(line)
  await user.type(line, 'Corect SRL; 14399840{Enter}')
  await waitFor(() => expect(dialog.queryByRole('textbox', { name: 'Corectează rândul 2' })).toBeNull())
  await user.click(dialog.getByRole('button', { name: 'Elimină rândul 3 din listă' }))
  await user.click(dialog.getByRole('button', { name: 'Încearcă din nou rândurile rămase' }))
  await dialog.findByText('2 din 2 înregistrate')
  expect(sent).toEqual([
    { name: 'Popescu Ion', cui: '' },
    { name: 'Corect SRL', cui: '14399840' },
  ])
  await user.click(dialog.getAllByRole('button', { name: 'Închide' }).at(-1) as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect((field('short_description') as HTMLTextAreaElement).value).toBe(''))
  go('/profile')
  await waitFor(() => expect(at()).toBe('/profile'))
  expect(screen.queryByText('Modificări nesalvate')).toBeNull()
})

test('a list closed with lines that have no answer is there again, and sends them under the same keys', async () => {
  const keys: string[][] = []
  openRegistration({
    'POST /api/issuer/match': ({ body }) => ({
      body: { data: (JSON.parse(body ?? '') as Body).lines.map(() => ({ found: [], by: 'none' })) },
    }),
    'POST /api/document/add_list': ({ body }) => {
      const { lines } = JSON.parse(body ?? '') as Body
      keys.push(lines.map(({ key }) => key))
      if (keys.length === 1) throw new TypeError('connection lost')
      const data = lines.map(({ key }) => ({ key, registered: registered.data, message: '' }))
      return { body: { success: true, message: '', registered: data.length, data } }
    },
  })
  const user = userEvent.setup()
  await waitFor(() => expect(focused()).toBe('doc_type_id'))
  field('short_description').focus()
  await user.keyboard('Anunț')
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Listă de deponenți' }))
    return within(await screen.findByRole('dialog'))
  }
  const dialog = await open()
  await user.click(await dialog.findByLabelText(/Lista, câte unul/))
  await user.paste('Popescu Ion\nIonescu Ana')
  await user.click(dialog.getByRole('button', { name: 'Verifică lista' }))
  await user.click(await dialog.findByRole('button', { name: 'Înregistrează 2' }))
  await dialog.findByText(/numărul nu se dă de două ori/)
  await user.click(dialog.getAllByRole('button', { name: 'Închide' }).at(-1) as HTMLElement)
  await screen.findByText(/Lista are rânduri fără răspuns și se păstrează aici/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await open()
  await user.click(await again.findByRole('button', { name: 'Încearcă din nou rândurile rămase' }))
  await again.findByText('2 din 2 înregistrate')
  expect(keys).toHaveLength(2)
  expect(keys[1]).toEqual(keys[0])
})
