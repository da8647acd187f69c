import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openApplication } from '../../../test/application.tsx'
import { aPerson } from '../../../test/people.ts'
import { applyChange } from '../../entities/changes/apply-change.ts'

test('what a colleague has changed meanwhile is not sent back with the old value and the new version', async () => {
  let section = {
    version: 1,
    values: { from_name: 'Primăria', reply_to: '', digest_hour: 7 },
    sender_address: 'hdoc@dealuflorilor.test',
    own_address: 'admin@dealuflorilor.test',
    delivers: true,
  }
  const sent: unknown[] = []
  const { application } = openApplication('/admin/settings/mail', aPerson({}, 'client.admin'), {
    'GET /api/setting/mail': () => ({ body: section }),
    'POST /api/setting/update_mail': ({ body }) => {
      sent.push(JSON.parse(body ?? ''))
      return { body: { success: true, message: '', data: section } }
    },
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/răspunsuri/i), 'office@dealuflorilor.test')
  section = { ...section, version: 2, values: { ...section.values, from_name: 'Primăria comunei' } }
  await applyChange(application.queryClient, { what: 'everything' })
  await user.click(screen.getByRole('button', { name: /^Salvează/ }))
  await waitFor(() =>
    expect(sent).toEqual([{ version: 1, values: { reply_to: 'office@dealuflorilor.test' } }]),
  )
})
