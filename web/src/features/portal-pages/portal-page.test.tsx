import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { heading, openApplication } from '../../../test/application.tsx'
import { isLightAddress } from '../../app/entry/light-address.ts'
import { lightPageAt } from '../../app/entry/light-pages.tsx'

test('a page of the portal says whose words and of which day; the foot leads to all four', async () => {
  openApplication('/protectia-datelor-personale', null, {
    'GET /api/public_page/get/data_protection': {
      body: {
        title: 'Protecția datelor personale',
        content: '<h2>Cine prelucrează</h2>',
        updated_on: '2026-11-20',
      },
    },
  })
  await heading('Protecția datelor personale')
  expect(await screen.findByText(/Text actualizat în 20 noiembrie 2026/)).toBeTruthy()
  const foot = within(screen.getByRole('navigation', { name: 'Pagini ale instituției' }))
  const addresses = foot.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(addresses).toEqual([
    '/contact',
    '/termeni-si-conditii',
    '/protectia-datelor-personale',
    '/accesibilitate',
  ])
  for (const address of ['/terms', ...addresses]) {
    expect([address, isLightAddress(`#${address}`)]).toEqual([address, true])
    expect(lightPageAt(`#${address}`).route.path).toBe(address)
  }
})
