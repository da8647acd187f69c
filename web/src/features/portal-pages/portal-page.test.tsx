import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { heading, openApplication } from '../../../test/application.tsx'
import { isLightAddress } from '../../app/entry/light-address.ts'
import { lightPageAt } from '../../app/entry/light-pages.tsx'

test('a page of the portal shows the institution’s words, cleaned once more, with its day; the foot leads to all four', async () => {
  openApplication('/protectia-datelor-personale', null, {
    'GET /api/public_page/get/data_protection': {
      body: {
        title: 'Protecția datelor personale',
        content: '<h2>Cine prelucrează</h2><p>Primăria <img src="x" onerror="alert(1)"></p>',
        updated_on: '2026-11-20',
      },
    },
  })
  await heading('Protecția datelor personale')
  expect(await screen.findByRole('heading', { level: 2, name: 'Cine prelucrează' })).toBeTruthy()
  expect(document.querySelector('[onerror]')).toBeNull()
  expect(screen.getByText(/Text actualizat în 20 noiembrie 2026/)).toBeTruthy()
  const foot = within(screen.getByRole('navigation', { name: 'Pagini ale instituției' }))
  const addresses = foot.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(addresses).toEqual([
    '#/contact',
    '#/termeni-si-conditii',
    '#/protectia-datelor-personale',
    '#/accesibilitate',
  ])
  for (const address of ['#/terms', ...addresses]) {
    expect([address, isLightAddress(address ?? '')]).toEqual([address, true])
    expect(lightPageAt(address ?? '').route.path).toBe(address?.slice(1))
  }
})
