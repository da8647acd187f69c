import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import WrongFields from './wrong-fields.tsx'

function Form({ problems }: { problems: Record<string, string> }) {
  const root = useRef<HTMLFormElement>(null)
  return (
    <form ref={root}>
      <label htmlFor="email">E-mail</label>
      <input id="email" data-path="email" />
      {['Adresa de domiciliu', 'Adresa lucrării'].map((name, n) => (
        <fieldset key={name}>
          <legend>{name}</legend>
          <label htmlFor={`city-${n}`}>Localitatea</label>
          <input id={`city-${n}`} data-path={`answers.${n}`} />
        </fieldset>
      ))}
      <fieldset>
        <legend>Despre ce doriți să aflați</legend>
        <div>
          <label>
            <input type="checkbox" data-path="categories" /> Toate rubricile
          </label>
        </div>
      </fieldset>
      <WrongFields form={{ root, problems }} />
    </form>
  )
}

test('wrong fields are named by what is asked, under their group, and lead to their place', async () => {
  render(<Form problems={{ 'answers.0': 'x', 'answers.1.city': 'x', categories: 'x' }} />)
  const named = await screen.findAllByRole('button')
  expect(named.map(({ textContent }) => textContent)).toEqual([
    'Adresa de domiciliu: Localitatea',
    'Adresa lucrării: Localitatea',
    'Despre ce doriți să aflați',
  ])
  await userEvent.setup().click(named[1]!)
  expect(document.activeElement?.id).toBe('city-1')
})
