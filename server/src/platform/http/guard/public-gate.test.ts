import { endpoints } from '@hdoc/contract/endpoints.ts'
import { expect, it } from 'vitest'
import { isGated, publicGate } from './public-gate.ts'

/** Work that ends when it is told to. */
function open() {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { end, ended }
}

it('answers few at once, the others in order, and sends away those beyond', async () => {
  const gate = publicGate({ atOnce: 2, waiting: 2 })
  const begun: number[] = []
  const works = [1, 2, 3, 4].map(open)
  const done = works.map(({ ended }, n) =>
    gate(() => {
      begun.push(n)
      return ended
    }),
  )
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  await settle()
  expect(begun).toEqual([0, 1])
  await expect(gate(async () => 'a fifth')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    retryAfterSeconds: 5,
  })
  works[1]?.end()
  await settle()
  expect(begun).toEqual([0, 1, 2])
  for (const { end } of works) end()
  await Promise.all(done)
  expect(begun).toEqual([0, 1, 2, 3])
})

it('goes on after work that fails', async () => {
  const gate = publicGate({ atOnce: 1, waiting: 1 })
  await expect(gate(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await gate(async () => 'next')).toBe('next')
})

it('stands before forms and pages of the public, and before nothing that staff call or that takes bytes', () => {
  const gated = new Set(endpoints.filter(isGated).map(({ id }) => id))
  for (const id of ['contact_message.send', 'public_form.open', 'public_gazette.list', 'tracking.get'])
    expect([id, gated.has(id)]).toEqual([id, true])
  // A picture that is looked at takes seconds, and a slow line takes minutes.
  for (const id of [
    'public_form.append_file',
    'public_form.finish_file',
    'data_request.finish_file',
    'phone.photo',
  ])
    expect([id, gated.has(id)]).toEqual([id, false])
  for (const id of ['session.login', 'session.status', 'document.list', 'document.add'])
    expect([id, gated.has(id)]).toEqual([id, false])
})
