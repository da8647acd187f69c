import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aPerson, statusFor } from '../../../test/people.ts'
import { standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

test('a chart is a picture with its highest figure in words, and a table that opens the counted rows', async () => {
  standIn({ 'GET /api/status': { body: statusFor(aPerson()) } })
  const history = createMemoryHistory({ initialEntries: ['/dev/ui'] })
  render(<Providers application={createApplication({ history })} />)
  expect(
    await screen.findByRole('img', { name: /^Înregistrări pe zile\. Cel mai mult: 41, 19\.11\.2026\./ }),
  ).toBeTruthy()
  expect(screen.getByText('Nu este nimic de numărat.')).toBeTruthy()
  expect(screen.queryByRole('table', { name: 'Înregistrări pe zile' })).toBeNull()
  const [first] = screen.getAllByRole('button', { name: 'Arată ca tabel' })
  await userEvent.setup().click(first!)
  expect(screen.getByRole('table', { name: 'Înregistrări pe zile' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '19.11.2026: 41' }).getAttribute('href')).toBe('/document/list')
  expect(screen.queryByRole('img', { name: /^Înregistrări pe zile/ })).toBeNull()
})
