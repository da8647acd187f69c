import type { Profile } from '@hdoc/contract/accounts/profile.ts'
import { profileValues } from '@hdoc/contract/accounts/profile.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { gina, openApplication } from '../../../test/application.tsx'
import { profileOfGina } from '../../../test/profile.ts'
import { type Reply, refusal } from '../../../test/server.ts'
import { applyChange } from '../../entities/changes/apply-change.ts'

const sentProfile = z.object({ version: z.number(), values: profileValues })

/** The own account on a server that refuses an older version. */
async function openProfile() {
  let held = profileOfGina
  const saved: unknown[] = []
  const { application } = openApplication('/profile', gina, {
    'GET /api/profile/get': () => ({ body: held }),
    'GET /api/profile/sessions': { body: [] },
    'GET /api/profile/activity': { body: [] },
    'POST /api/profile/update': ({ body }): Reply => {
      const { version, values } = sentProfile.parse(JSON.parse(body ?? ''))
      if (version !== held.version) return refusal(409, 'STALE_VERSION', 'Altcineva a modificat între timp.')
      saved.push(values)
      const { name, phone = '' } = values
      held = { ...held, version: version + 1, name, phone }
      return { body: { success: true, message: 'Salvat.', id: 7, data: held } }
    },
  })
  const phone = await screen.findByLabelText<HTMLInputElement>(/^Telefon/)
  const meanwhile = async (change: Partial<Profile>) => {
    held = { ...held, ...change, version: held.version + 1 }
    await applyChange(application.queryClient, { what: 'profile.changed' })
  }
  return { user: userEvent.setup(), phone, saved, meanwhile, now: () => held }
}
const save = () => screen.getByRole('button', { name: 'Salvează' })
const nameField = () => screen.getByLabelText<HTMLInputElement>(/^Nume/)

test('a name that an administrator has changed meanwhile is not undone by saving the phone', async () => {
  const { user, phone, saved, meanwhile } = await openProfile()
  await user.type(phone, '0722123456')
  await meanwhile({ name: 'Gina Liliacu-Pop' })
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: 'Păstrez ce am scris' }))
  await waitFor(() => expect(nameField().value).toBe('Gina Liliacu-Pop'))
  await user.click(save())
  await waitFor(() => expect(saved).toMatchObject([{ name: 'Gina Liliacu-Pop' }]))
  expect(saved).toMatchObject([{ phone: expect.stringContaining('722') }])
})

test('their version can be taken in place of what was written', async () => {
  const { user, phone, meanwhile } = await openProfile()
  await user.type(phone, '0722123456')
  await meanwhile({ name: 'Gina Liliacu-Pop', phone: '0244000000' })
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: 'Renunț la ce am scris' }))
  await waitFor(() => expect(nameField().value).toBe('Gina Liliacu-Pop'))
  expect(screen.getByLabelText<HTMLInputElement>(/^Telefon/).value).toBe('0244000000')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('another picture, and an earlier save, are no conflict with oneself', async () => {
  const { user, phone, saved, meanwhile } = await openProfile()
  await meanwhile({ picture: 'p1' })
  await user.type(phone, '0722123456{Enter}')
  await waitFor(() => expect(saved).toHaveLength(1))
  await user.type(nameField(), ' Pop')
  await user.click(save())
  await waitFor(() => expect(saved).toMatchObject([{}, { name: 'Gina Liliacu Pop' }]))
})

test('a change of address that waits is shown until when, and withdrawn by its owner', async () => {
  let held: Profile = {
    ...profileOfGina,
    pending_email: { email: 'gina.noua@dealuflorilor.test', expires_at: '2026-11-22T08:00:00Z' },
  }
  const { asked } = openApplication('/profile', gina, {
    'GET /api/profile/get': () => ({ body: held }),
    'GET /api/profile/sessions': { body: [] },
    'GET /api/profile/activity': { body: [] },
    'POST /api/profile/withdraw_email': () => {
      held = { ...held, pending_email: null }
      return { body: { success: true, message: '', withdrawn: false } }
    },
  })
  const user = userEvent.setup()
  const said = await screen.findByText(/gina\.noua@dealuflorilor\.test, valabil până la 22\.11\.2026/)
  await user.click(screen.getByRole('button', { name: 'Renunț la schimbare' }))
  await waitFor(() => expect(said.isConnected).toBe(false))
  expect(asked).toContain('POST /api/profile/withdraw_email')
  expect(await screen.findByText(/Nu mai era nimic de retras/)).toBeTruthy()
})
