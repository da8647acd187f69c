import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { photoWithPlace } from '../../../test/photo-with-place.ts'
import '../../lib/languages/portal/complaint-form-texts.ts'
import { PhotoPlace } from './photo-place.tsx'

test('the place of a photo is read when somebody asks for it, and said when there is none', async () => {
  const user = userEvent.setup({ delay: null })
  const points: unknown[] = []
  const bare = new File(['fără loc'], 'captura.png')
  const placed = new File([photoWithPlace()], 'groapa.jpg', { type: 'image/jpeg' })
  const shown = render(<PhotoPlace photos={[bare]} onPoint={(point) => points.push(point)} />)
  const button = () =>
    screen.getByRole<HTMLButtonElement>('button', { name: 'Folosiți locul din fotografie' })
  expect(points).toEqual([])
  await user.click(button())
  expect(await screen.findByText('Fotografia nu spune unde a fost făcută.')).toBeTruthy()
  expect(button().disabled).toBe(true)
  // Another photo may know what the first one does not.
  shown.rerender(<PhotoPlace photos={[bare, placed]} onPoint={(point) => points.push(point)} />)
  await user.click(button())
  await expect.poll(() => points).toEqual([{ lat: 45_003_125, lng: 26_001_850 }])
  cleanup()
})
