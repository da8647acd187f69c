import type { MergePreview } from '@hdoc/contract/issuers/issuer-merge.ts'
import type { Issuer } from '@hdoc/contract/issuers/issuers.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openApplication } from '../../../test/application.tsx'
import { aPerson } from '../../../test/people.ts'
import { applyChange } from '../../entities/changes/apply-change.ts'

const anIssuer = (id: number, name: string): Issuer => ({
  ...{ id, type: 'pf', name, cnp: '', cui: '', onrc: '', administrator_name: '', email: '', phone: '' },
  ...{ country: '', county: '', locality: '', sector: '', street_type: '', street: '', number: '' },
  ...{ block: '', staircase: '', floor: '', apartment: '', intercom: '', postal_code: '', address: '' },
  ...{ version: 1, merged_into: null, erased: false },
  can: { edit: true, merge: true, reveal_cnp: false, erase: false },
})
const ion = anIssuer(11, 'Ionescu Dan')
const other = anIssuer(12, 'Ionescu D.')
const suggestion = ({ id, name }: Issuer) => ({
  ...{ id, type: 'pf', name, code: '', phone: '', email: '', address: '', documents: 0 },
})

test('a choice stays about what was seen: other values are said, and looked at before anything is merged', async () => {
  let preview: MergePreview = {
    winner: ion,
    loser: other,
    fields: [{ field: 'phone', winner: '0722 111 222', loser: '0733 111 222', suggested: 'winner' }],
    moves: [{ kind: 'document', count: 1 }],
    too_many: false,
  }
  const sent: unknown[] = []
  const { application } = openApplication(
    '/deponents/duplicates',
    aPerson({}, 'document.list', 'issuer.edit', 'issuer.merge'),
    {
      'GET /api/issuer/pairs': {
        body: {
          data: [{ first: suggestion(ion), second: suggestion(other), reasons: ['name'] }],
          ...{ total: 1, per_page: 20 },
        },
      },
      'GET /api/issuer/merge_preview/11/12': () => ({ body: preview }),
      'POST /api/issuer/merge': ({ body }) => {
        sent.push(JSON.parse(body ?? ''))
        return { body: { success: true, message: '', id: 11, data: ion } }
      },
    },
  )
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: /^Unește…/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('radio', { name: 'Telefon: 0733 111 222' }))
  preview = {
    ...preview,
    loser: { ...other, version: 2 },
    fields: [{ field: 'phone', winner: '0722 111 222', loser: '0799 999 999', suggested: 'winner' }],
  }
  await applyChange(application.queryClient, { what: 'issuer.changed' })
  expect((await dialog.findByRole('alert')).textContent).toContain('s-a schimbat între timp')
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Telefon: 0733 111 222' }).checked).toBe(true)
  const merge = dialog.getByRole<HTMLButtonElement>('button', { name: 'Unește' })
  expect(merge.disabled).toBe(true)
  await user.click(dialog.getByRole('button', { name: 'Arată datele de acum' }))
  const fresh = await dialog.findByRole<HTMLInputElement>('radio', { name: 'Telefon: 0799 999 999' })
  expect(fresh.checked).toBe(false)
  await user.click(fresh)
  await user.click(merge)
  await waitFor(() =>
    expect(sent).toEqual([
      { winner: { id: 11, version: 1 }, loser: { id: 12, version: 2 }, take: ['phone'] },
    ]),
  )
})
