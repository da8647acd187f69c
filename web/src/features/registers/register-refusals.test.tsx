import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { edit, field, openRegisters, register, update } from '../../../test/registers.tsx'
import { refusal } from '../../../test/server.ts'

test('a refused number stands under its field and in the summary, which leads to it', async () => {
  const sentence = 'Numărul 28 a fost deja dat; cel mai mic posibil este 32.'
  openRegisters({
    [update]: refusal(422, 'VALIDATION', 'Formularul conține erori.', {
      errors: { 'values.next_number': [sentence] },
    }),
  })
  const user = userEvent.setup({ delay: null })
  await edit(user)
  await user.clear(field('next_number'))
  await user.type(field('next_number'), '28')
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText(sentence)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('next_number')))
  field('name').focus()
  const summary = screen.getByText('Formularul conține o eroare:', { exact: false })
  await user.click(within(summary).getByText('Următorul număr'))
  expect(document.activeElement).toBe(field('next_number'))
})

test('a pattern of another register asks for a tick under it, and the tick is sent', async () => {
  const sentence = 'Același număr, de exemplu „P-0001”, ar putea fi dat în același an și în: „Petiții”.'
  const sent: unknown[] = []
  openRegisters({
    [update]: ({ body }: { body: string | undefined }) => {
      const { values } = JSON.parse(body ?? 'null') as { values: { share_numbers?: true } }
      sent.push(values)
      if (values.share_numbers) return { body: { success: true, message: 'Salvat.', id: 4, data: register } }
      return refusal(422, 'VALIDATION', 'Formularul conține erori.', {
        errors: { share_numbers: [sentence] },
      })
    },
  })
  const user = userEvent.setup({ delay: null })
  await edit(user)
  expect(document.querySelector('[data-path="share_numbers"]')).toBeNull()
  await user.clear(field('pattern'))
  await user.type(field('pattern'), 'P-####')
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText(sentence)).toBeTruthy()
  await user.click(field('share_numbers'))
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() =>
    expect(sent).toEqual([{ pattern: 'P-####' }, { pattern: 'P-####', share_numbers: true }]),
  )
})

test('a missing name is said by the sentence of the contract before anything is sent', async () => {
  const { bodies } = openRegisters()
  const user = userEvent.setup({ delay: null })
  await edit(user)
  await user.clear(field('name'))
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('Acest câmp trebuie să fie completat.')).toBeTruthy()
  expect(field('name').getAttribute('aria-invalid')).toBe('true')
  expect(bodies).toEqual([])
})

test('a conflict names who changed the register and offers to drop what was written', async () => {
  const sentence =
    'Datele au fost schimbate între timp de Sorin Bujor. Verificați ce s-a schimbat și salvați din nou.'
  openRegisters({ [update]: refusal(409, 'STALE_VERSION', sentence) })
  const user = userEvent.setup({ delay: null })
  await edit(user)
  await user.type(field('name'), ' vechi')
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText(sentence)).toBeTruthy()
  await user.click(screen.getByText('Renunț la ce am scris'))
  await waitFor(() => expect(document.querySelector('[data-path="name"]')).toBeNull())
})

test('who was overtaken keeps what they wrote, on the register as it is now', async () => {
  const sent: unknown[] = []
  openRegisters({
    'GET /api/register/get/4': { body: { ...register, version: 7, pattern: 'R-####' } },
    [update]: ({ body }) => {
      sent.push(JSON.parse(body ?? 'null'))
      return sent.length === 1
        ? refusal(409, 'STALE_VERSION', 'Datele au fost schimbate între timp de Sorin Bujor.')
        : { body: { success: true, message: 'Salvat.', id: 4, data: register } }
    },
  })
  const user = userEvent.setup({ delay: null })
  await edit(user)
  await user.clear(field('name'))
  await user.type(field('name'), 'Petiții')
  await user.keyboard('{Control>}s{/Control}')
  await user.click(await screen.findByText('Păstrez ce am scris'))
  await waitFor(() => expect(field('pattern').value).toBe('R-####'))
  expect(field('name').value).toBe('Petiții')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({ id: 4, values: { name: 'Petiții' }, version: 7 })
})
